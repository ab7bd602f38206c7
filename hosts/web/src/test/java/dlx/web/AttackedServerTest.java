package dlx.web;

import static dlx.web.Sockets.head;
import static dlx.web.Sockets.sent;
import static dlx.web.Sockets.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * A server that is attacked in all ways at once, for a minute: a good client has each of its answers within a second all
 * along. Another time with {@code -Ddlx.attack.seconds}, another seed with {@code -Ddlx.attack.seed}.
 */
@Tag("slow")
@Isolated("it measures how long answers take")
@Timeout(900)
class AttackedServerTest extends ServerFixture {

    private static final long SEED = Long.getLong("dlx.attack.seed", 36);
    private static final Duration LASTING = Duration.ofSeconds(Long.getLong("dlx.attack.seconds", 60));
    private static final Duration LONGEST = Duration.ofSeconds(1);

    /** Each attack strikes 200 times a second at most: together more than 3000 connections. */
    private static final Duration PACE = Duration.ofMillis(5);

    private static final int MEBIBYTE = 1 << 20;
    private static final byte[] BODY = utf8("{\"model\":\"queens\",\"text\":\"6\"}");

    private final Map<String, LongAdder> done = new ConcurrentHashMap<>();
    private final Map<String, Throwable> broken = new ConcurrentHashMap<>();
    private volatile boolean isOver;

    /** A single attack. The server may treat its sockets in any way. */
    private interface Attack {
        void strike(int number, Random random) throws IOException;
    }

    @Test
    void aGoodClientIsAnsweredWithinASecondAllAlong() throws Exception {
        Map<String, Attack> attacks = attacks();
        List<Thread> attackers = new ArrayList<>();
        attacks.forEach((name, attack) -> attackers.add(new Thread(() -> strike(name, attack), name)));
        for (int number = 0; number < 300; number++) {
            ask(number); // until its classes are loaded and compiled
        }
        List<Long> millis = new ArrayList<>();
        String worst = "";
        attackers.forEach(Thread::start);
        try {
            long end = System.nanoTime() + LASTING.toNanos();
            while (System.nanoTime() < end) {
                long begin = System.nanoTime();
                String asked = ask(millis.size());
                long took = (System.nanoTime() - begin) / 1_000_000;
                worst = millis.stream().allMatch(before -> before < took) ? asked : worst;
                millis.add(took);
                Thread.sleep(10); // a person, and not one more attack
            }
        } finally {
            isOver = true;
            for (Thread attacker : attackers) {
                attacker.join();
            }
        }
        millis.sort(null);
        long longest = millis.get(millis.size() - 1);
        System.out.println("attacked for " + LASTING.toSeconds() + " s, seed " + SEED + ": " + new TreeMap<>(done));
        System.out.println("a good client: " + millis.size() + " answers, median " + millis.get(millis.size() / 2)
                + " ms, 99 % within " + millis.get(millis.size() * 99 / 100) + " ms, longest " + longest + " ms");
        assertThat(broken).isEmpty();
        assertThat(done.keySet()).isEqualTo(attacks.keySet());
        assertThat(longest).as(worst).isLessThan(LONGEST.toMillis());
    }

    private void strike(String name, Attack attack) {
        Random random = new Random(SEED + name.hashCode());
        long next = System.nanoTime();
        for (int number = 0; !isOver; number++) {
            try {
                attack.strike(number, random);
            } catch (IOException e) {
                // it was thrown out
            } catch (RuntimeException | Error e) {
                broken.put(name, e);
                return;
            }
            done.computeIfAbsent(name, any -> new LongAdder()).increment();
            next = Math.max(next + PACE.toNanos(), System.nanoTime());
            LockSupport.parkNanos(next - System.nanoTime());
        }
    }

    /** A fresh connection each time, as another tab would have. */
    private String ask(int number) throws Exception {
        HttpClient fresh =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest.Builder request = switch (number % 3) {
            case 0 -> to("index.html").GET();
            case 1 -> posted("api/puzzles", new String(BODY, StandardCharsets.UTF_8));
            default -> posted("api/import", "{\"text\":\"https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h\"}");
        };
        HttpResponse<String> answer = fresh.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return request.build().uri().getPath();
    }

    private HttpRequest.Builder posted(String path, String body) {
        return to(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
    }

    private Map<String, Attack> attacks() throws Exception {
        int port = server().port();
        String host = "Host: 127.0.0.1:" + port + "\r\n";
        String heavy = open("queens", "20\n");
        byte[] bomb = gzip(new byte[64 * MEBIBYTE]);
        byte[] latin = "{\"model\":\"queens\",\"text\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);
        byte[] noise = new byte[4096];
        Map<String, Attack> attacks = new TreeMap<>();
        Slow heads = new Slow(port, utf8("GET / HTTP/1.1\r\n" + host + "X: "));
        Slow bodies = new Slow(port, head(port, "", BODY.length + 1000), BODY);
        Slow chunks = new Slow(port, head(port, "", -1), utf8("1000\r\n{"));
        Slow nothing = new Slow(port);
        attacks.put("slow heads", (number, random) -> heads.strike());
        attacks.put("slow bodies", (number, random) -> bodies.strike());
        attacks.put("slow chunks", (number, random) -> chunks.strike());
        attacks.put("silence", (number, random) -> nothing.strike());
        attacks.put("half, and gone", (number, random) -> gone(sent(port, head(port, "", BODY.length + 1), BODY)));
        attacks.put("whole, and gone", (number, random) -> gone(sent(port, head(port, "", BODY.length), BODY)));
        attacks.put("noise", (number, random) -> {
            byte[] own = noise.clone();
            random.nextBytes(own);
            read(sent(port, own));
        });
        attacks.put(
                "huge heads",
                (number, random) -> read(sent(
                        port,
                        utf8("GET /" + "x".repeat(number % 2 * 100_000) + " HTTP/1.1\r\n" + host + "X: "
                                + "y".repeat(100_000)))));
        attacks.put("huge bodies", (number, random) -> read(sent(port, head(port, "", 1 << 30), new byte[MEBIBYTE])));
        attacks.put(
                "bombs",
                (number, random) -> read(
                        sent(port, head(port, "Content-Encoding: gzip\r\nConnection: close\r\n", bomb.length), bomb)));
        attacks.put("deep JSON", (number, random) -> {
            byte[] deep = utf8("[".repeat(MEBIBYTE));
            read(sent(port, head(port, "Connection: close\r\n", deep.length), deep));
        });
        attacks.put(
                "wrong letters",
                (number, random) -> read(sent(port, head(port, "Connection: close\r\n", latin.length), latin)));
        attacks.put(
                "twofold",
                (number, random) -> read(sent(
                        port,
                        head(port, "Transfer-Encoding: chunked\r\n", BODY.length),
                        BODY,
                        utf8("GET / HTTP/1.1\r\n"))));
        attacks.put(
                "other names",
                (number, random) ->
                        read(sent(port, utf8("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))));
        attacks.put("other sites", (number, random) -> {
            String origin = "Origin: http://evil.example\r\nConnection: close\r\n";
            read(sent(port, head(port, origin, BODY.length), BODY));
        });
        attacks.put("puzzles", (number, random) -> {
            byte[] own = utf8("{\"model\":\"queens\",\"text\":\"6" + " ".repeat(number % 5000) + "\"}");
            read(sent(port, head(port, "Connection: close\r\n", own.length), own));
        });
        attacks.put("streams", new Streams(port, heavy));
        return attacks;
    }

    /** Hundreds of sockets, together more than there may be; each is sent a letter now and then. */
    private static final class Slow {

        private final int port;
        private final byte[][] begin;
        private final Deque<Socket> sockets = new ArrayDeque<>();

        Slow(int port, byte[]... begin) {
            this.port = port;
            this.begin = begin;
        }

        void strike() throws IOException {
            Socket next = sockets.size() < 600 ? sent(port, begin) : sockets.remove();
            try {
                if (begin.length > 0) {
                    next.getOutputStream().write('x');
                }
                next.setSoTimeout(1);
                if (next.getInputStream().read() >= 0) {
                    sockets.add(next);
                    return;
                }
            } catch (java.net.SocketTimeoutException e) {
                sockets.add(next);
                return;
            } catch (IOException e) {
                // it was closed, and the next one takes its place
            }
            next.close();
        }
    }

    /** Two hundred searches whose clients do not read; then they go, all at once. */
    private static final class Streams implements Attack {

        private final byte[] request;
        private final int port;
        private final Deque<Socket> sockets = new ArrayDeque<>();

        Streams(int port, String puzzle) {
            this.port = port;
            JsonObject question = new JsonObject();
            question.addProperty("question", "count");
            request = utf8(new String(head(port, "", question.toString().length()), StandardCharsets.UTF_8)
                            .replace("puzzles", "puzzles/" + puzzle + "/answer")
                    + question);
        }

        @Override
        public void strike(int number, Random random) throws IOException {
            sockets.add(sent(port, request));
            while (sockets.size() >= 200) {
                for (Socket socket : sockets) {
                    gone(socket);
                }
                sockets.clear();
            }
        }
    }

    /** Resets the connection, so that the answer cannot arrive. */
    private static void gone(Socket socket) throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Reads the whole answer, with any content. */
    private static void read(Socket socket) throws IOException {
        try (socket) {
            socket.setSoTimeout(2000);
            socket.getInputStream().readAllBytes();
        }
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        }
        return bytes.toByteArray();
    }
}
