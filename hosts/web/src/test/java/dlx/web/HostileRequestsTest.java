package dlx.web;

import static dlx.web.Sockets.received;
import static dlx.web.Sockets.send;
import static dlx.web.Sockets.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Sends malformed requests as bytes on a socket. Each is answered or its connection closed, and no connection stays
 * open.
 */
@Timeout(300)
class HostileRequestsTest {

    private static final int CONNECTIONS = 256;

    /** More than there may be connections. */
    private static final int CROWD = 600;

    private static final int MEBIBYTE = 1 << 20;
    private static final byte[] BODY = utf8("{\"model\":\"queens\",\"text\":\"6\"}");
    private static final byte[] LATIN =
            "{\"model\":\"queens\",\"text\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);

    private static final Duration NEVER = Duration.ofHours(1);
    private static final Duration SOON = Duration.ofMillis(200);

    private static final Queue<Throwable> FAILURES = new ConcurrentLinkedQueue<>();

    /** A server with the usual limits, which these tests do not reach. */
    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        server = start(new Patience(NEVER, NEVER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static WebServer start(Patience patience) throws IOException {
        WebSettings settings = new WebSettings("127.0.0.1", 0, Set.of(), 1, Duration.ofSeconds(10));
        List<LoadedModel<?, ?>> models =
                new ArrayList<>(ModelRegistry.load(List.of()).all());
        models.add(LoadedModel.of(new Slow(), "a test"));
        return WebServer.start(models, settings, patience, CONNECTIONS, FAILURES::add);
    }

    @AfterEach
    @Timeout(300)
    void noConnectionIsLeft() throws IOException {
        noConnectionIsLeft(server);
        assertThat(FAILURES).isEmpty();
    }

    /** And the next one is served. */
    private static void noConnectionIsLeft(WebServer server) throws IOException {
        awaitAtMost(0, server);
        assertThat(answer(server, "", BODY)).startsWith("HTTP/1.1 200 ");
        awaitAtMost(0, server);
    }

    private static void awaitAtMost(int most, WebServer server) {
        while (server.connections() > most) {
            assertThat(Thread.interrupted()) // by the time limit of the test
                    .as("%s connections are left", server.connections())
                    .isFalse();
            Thread.yield();
        }
    }

    private static byte[] head(WebServer server, String more, int length) {
        return Sockets.head(server.port(), more, length);
    }

    private static Socket sent(WebServer server, byte[]... packets) throws IOException {
        return Sockets.sent(server.port(), packets);
    }

    private static String answer(WebServer server, String more, byte[] body) throws IOException {
        return received(sent(server, head(server, more + "Connection: close\r\n", body.length), body));
    }

    /** Sends a body when the server has read the head and says that it waits for more. */
    private static String answerInTwo(byte[] body) throws IOException {
        Socket socket = sent(server, head(server, "Connection: close\r\nExpect: 100-continue\r\n", body.length));
        assertThat(utf8("HTTP/1.1 100 Continue\r\n\r\n"))
                .isEqualTo(socket.getInputStream().readNBytes(25));
        send(socket, body);
        return received(socket);
    }

    // ---- not UTF-8

    @Test
    void aBodyThatIsNotUtf8IsRefused() throws IOException {
        assertThat(answer(server, "", LATIN)).startsWith("HTTP/1.1 400 ").contains("is not UTF-8");
    }

    @Test
    void aCrowdOfBodiesThatAreNotUtf8StopsNobody() throws IOException {
        for (int i = 0; i < CROWD; i++) {
            assertThat(answerInTwo(LATIN)).startsWith("HTTP/1.1 400 ").contains("is not UTF-8");
        }
        assertThat(answerInTwo(BODY)).startsWith("HTTP/1.1 200 ");
    }

    // ---- bodies that never end

    @Test
    void bodiesShorterThanTheirLengthAreRefused() throws IOException {
        for (int i = 0; i < CROWD; i++) {
            Socket socket = sent(server, head(server, "", BODY.length + 1), BODY);
            socket.shutdownOutput();
            assertThat(received(socket)).startsWith("HTTP/1.1 400 ").contains("ended before it was whole");
        }
    }

    @Test
    void clientsThatLeaveAmidTheirBodyKeepNothing() throws IOException {
        for (int i = 0; i < CROWD; i++) {
            sent(server, head(server, "", BODY.length + 1), BODY).close();
        }
    }

    @Test
    void chunksThatAreNoneAreRefused() throws IOException {
        assertThat(received(sent(server, head(server, "", -1), utf8("zz\r\nabc\r\n"))))
                .startsWith("HTTP/1.1 400 ");
        Socket half = sent(server, head(server, "", -1), utf8("5\r\n{"));
        half.shutdownOutput();
        assertThat(received(half)).startsWith("HTTP/1.1 400 ");
    }

    @Test
    void silenceWithinABodyEndsIt() throws IOException {
        try (WebServer impatient = start(new Patience(SOON, NEVER))) {
            List<Socket> sockets = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                sockets.add(sent(impatient, head(impatient, "", BODY.length + 1), BODY));
            }
            for (Socket socket : sockets) {
                assertThat(received(socket)).startsWith("HTTP/1.1 408 ").contains("not whole in time");
            }
            noConnectionIsLeft(impatient);
        }
    }

    @Test
    void aBodyThatTricklesIsGivenUp() throws IOException {
        try (WebServer impatient = start(new Patience(NEVER, SOON))) {
            Socket socket = sent(impatient, head(impatient, "", MEBIBYTE));
            assertThat(trickled(socket)).startsWith("HTTP/1.1 408 ").contains("not whole in time");
            noConnectionIsLeft(impatient);
        }
    }

    @Test
    void aHeadThatTricklesIsGivenUp() throws IOException {
        try (WebServer impatient = start(new Patience(NEVER, SOON))) {
            Socket fresh = sent(impatient, utf8("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + impatient.port() + "\r\nX: "));
            assertThat(trickled(fresh)).isEmpty();
            Socket known = sent(impatient, head(impatient, "", BODY.length), BODY, utf8("GET /"));
            assertThat(trickled(known)).startsWith("HTTP/1.1 200 ").doesNotContain("HTTP/1.1 4");
            noConnectionIsLeft(impatient);
        }
    }

    @Test
    void whoeverIsServedForLongIsNotGivenUp() throws IOException {
        try (WebServer impatient = start(new Patience(NEVER, SOON))) {
            byte[] twenty = utf8("{\"model\":\"queens\",\"text\":\"20\"}");
            String id = answer(impatient, "", twenty).replaceAll("(?s).*\"id\":\"(\\w+)\".*", "$1");
            byte[] wish = utf8("{\"question\":\"count\",\"seconds\":1}"); // five times as long
            String head = new String(head(impatient, "Connection: close\r\n", wish.length), StandardCharsets.UTF_8);
            String told = received(sent(impatient, utf8(head.replace("puzzles", "puzzles/" + id + "/answer")), wish));
            assertThat(told).contains("{\"type\":\"status\"");
        }
    }

    @Test
    void whoeverWaitsForUsIsNotIdle() throws Exception {
        try (WebServer impatient = start(new Patience(SOON, NEVER))) {
            byte[] slow = utf8("{\"model\":\"slow\",\"text\":\"a\"}");
            Socket waiting = sent(impatient, head(impatient, "Connection: close\r\n", slow.length), slow);
            for (int i = 0; i < 4; i++) { // each is closed when it has been idle, one after the other
                assertThat(received(sent(impatient))).isEmpty();
            }
            Slow.gate("a").countDown();
            assertThat(received(waiting)).startsWith("HTTP/1.1 200 ");
        }
    }

    /** Waits at a gate, one for each text, before it describes anything. */
    static final class Slow implements ExactCoverModel<String, String> {

        private static final Map<String, CountDownLatch> GATES = new ConcurrentHashMap<>();
        private static final Map<String, CountDownLatch> VISITORS = new ConcurrentHashMap<>();

        static CountDownLatch gate(String text) {
            return GATES.computeIfAbsent(text, any -> new CountDownLatch(1));
        }

        /** Waits until a thread has reached a gate. */
        static void awaitVisitor(String text) {
            await(visitor(text));
        }

        private static CountDownLatch visitor(String text) {
            return VISITORS.computeIfAbsent(text, any -> new CountDownLatch(1));
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public String id() {
            return "slow";
        }

        @Override
        public String parse(PuzzleText text) {
            return text.nextFilled("a word").text();
        }

        @Override
        public void describe(String puzzle, CoverBuilder<String> cover) {
            visitor(puzzle).countDown();
            await(gate(puzzle));
            cover.option("it", cover.item("a"));
        }

        @Override
        public String render(String puzzle, Solution<String> solution) {
            return "it\n";
        }
    }

    /** Sends a letter again and again until there is an answer, or the server closes. */
    private static String trickled(Socket socket) throws IOException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        socket.setSoTimeout(10);
        byte[] part = new byte[4096];
        try (socket) {
            int letters = 0;
            for (int length = 0; length >= 0; ) {
                try {
                    answer.write(part, 0, length);
                    length = socket.getInputStream().read(part);
                } catch (SocketTimeoutException e) {
                    length = 0;
                    assertThat(letters++).as("letters that were taken").isLessThan(3000);
                    send(socket, utf8("x"));
                }
            }
        } catch (SocketException e) {
            assertThat(e.getMessage()).containsAnyOf("reset", "Broken pipe");
        }
        return answer.toString(StandardCharsets.UTF_8);
    }

    // ---- a crowd

    /** The server does not close idle connections here, so only the limit on connections can make room. */
    @Test
    void aCrowdThatSendsNothingKeepsNobodyOut() throws IOException {
        assertACrowdKeepsNobodyOut();
        assertACrowdKeepsNobodyOut(utf8("GET / HTTP/1.1\r\nHost: "));
        assertACrowdKeepsNobodyOut(head(server, "", BODY.length + 1), BODY);
        assertACrowdKeepsNobodyOut(head(server, "", -1), utf8("5\r\n{"));
    }

    private static void assertACrowdKeepsNobodyOut(byte[]... packets) throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < CROWD; i++) {
                sockets.add(sent(server, packets));
                if (i % 100 == 99) {
                    assertThat(answer(server, "", BODY)).as("after %s", i).startsWith("HTTP/1.1 200 ");
                }
            }
            awaitAtMost(CONNECTIONS, server);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void whoeverWaitsForUsKeepsItsPlaceInACrowd() throws IOException {
        CountDownLatch gate = Slow.gate("crowd");
        byte[] slow = utf8("{\"model\":\"slow\",\"text\":\"crowd\"}");
        Socket waiting = sent(server, head(server, "Connection: close\r\n", slow.length), slow);
        Slow.awaitVisitor("crowd");
        assertACrowdKeepsNobodyOut();
        gate.countDown();
        assertThat(received(waiting)).startsWith("HTTP/1.1 200 ");
    }

    // ---- too much

    @Test
    void chunksThatAreTooLargeTogetherAreRefused() throws IOException {
        byte[][] packets = new byte[18][];
        Arrays.fill(packets, utf8("10000\r\n" + "x".repeat(1 << 16) + "\r\n"));
        packets[0] = head(server, "", -1);
        packets[17] = utf8("1\r\nx\r\n"); // the last packet exceeds the limit, so earlier packets are not lost
        assertThat(received(sent(server, packets))).startsWith("HTTP/1.1 413 ").contains("expected 1 MiB at most");
    }

    @Test
    void compressedBodiesAreRefused() throws IOException {
        byte[] small = gzip(BODY);
        byte[] bomb = gzip(new byte[64 * MEBIBYTE]);
        byte[] broken = small.clone();
        broken[broken.length / 2] ^= 1;
        for (byte[] body : List.of(small, bomb, broken, BODY)) {
            for (String coding : List.of("gzip", "GZIP", "x-gzip", "br", "gzip, identity")) {
                assertThat(answer(server, "Content-Encoding: " + coding + "\r\n", body))
                        .as(coding)
                        .startsWith("HTTP/1.1 415 ")
                        .contains("is not compressed");
            }
        }
        assertThat(received(sent(server, head(server, "Transfer-Encoding: gzip\r\n", -1), small)))
                .startsWith("HTTP/1.1 400 ");
    }

    @Test
    void identityIsNoCompression() throws IOException {
        for (String coding : List.of("identity", "Identity", "identity, identity")) {
            assertThat(answer(server, "Content-Encoding: " + coding + "\r\n", BODY))
                    .as(coding)
                    .startsWith("HTTP/1.1 200 ");
        }
        assertThat(answer(server, "Content-Encoding: identity\r\nContent-Encoding: gzip\r\n", BODY))
                .startsWith("HTTP/1.1 415 ");
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        }
        return bytes.toByteArray();
    }
}
