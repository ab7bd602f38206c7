package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many clients at once, and clients that do not read. */
class ServerLoadTest extends ServerFixture {

    @Test
    void fortyHalfSentRequestsCostNobodyAnything() throws Exception {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < 40; i++) {
                Socket socket = new Socket("127.0.0.1", server().port());
                halves.add(socket);
                String head = "POST /api/puzzles HTTP/1.1\r\nHost: 127.0.0.1:" + server().port();
                String body = "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"model\":";
                socket.getOutputStream().write((i % 2 == 0 ? head : head + body).getBytes(StandardCharsets.UTF_8));
                socket.getOutputStream().flush();
            }
            assertThat(open("queens", "6\n")).isNotBlank();
        } finally {
            for (Socket socket : halves) {
                socket.close();
            }
        }
    }

    @Test
    void fiftyAtOnceAreAllServed() throws Exception {
        String id = open("queens", "8\n");
        List<String> expected = reported(window(id, new JsonObject(), 1, 1024));
        ExecutorService clients = Executors.newFixedThreadPool(50);
        try {
            List<Callable<List<String>>> asks = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                asks.add(() -> reported(window(id, new JsonObject(), 1, 1024)));
            }
            for (Future<List<String>> answer : clients.invokeAll(asks)) {
                assertThat(answer.get()).isEqualTo(expected);
            }
        } finally {
            clients.shutdownNow();
        }
    }

    @Test
    void aClosedConnectionEndsItsSearch() throws Exception {
        String id = open("queens", "20\n");
        String sudoku = open("sudoku", ".".repeat(81) + "\n");
        for (int i = 0; i < 6; i++) { // more than run at once: only if each is ended does the next get its turn
            String question = i % 2 == 0
                    ? "{\"question\":\"count\",\"engine\":\"links\"}"
                    : "{\"question\":\"generate\",\"fromLevel\":98,\"toLevel\":98}"; // such a puzzle does not exist
            try (Socket socket = stream(i % 2 == 0 ? id : sudoku, question)) {
                readLine(socket.getInputStream());
            }
        }
        long begin = System.nanoTime();
        assertThat(last(lines("api/puzzles/" + open("queens", "6\n") + "/answer", "{\"question\":\"count\"}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("4");
        System.out.println("closed connections: the next search had its answer after "
                + (System.nanoTime() - begin) / 1_000_000 + " ms");
    }

    private Socket stream(String id, String body) throws IOException {
        Socket socket = new Socket("127.0.0.1", server().port());
        OutputStream out = socket.getOutputStream();
        out.write(("POST /api/puzzles/" + id + "/answer HTTP/1.1\r\nHost: 127.0.0.1:" + server().port()
                        + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8));
        out.flush();
        return socket;
    }

    private String readLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    @Test
    void aConnectionTooManyIsRefused() throws Exception {
        String id = open("queens", "20\n");
        List<Socket> sockets = new ArrayList<>();
        try {
            String said = "";
            for (int i = 0; i < 60 && !said.contains("503"); i++) {
                Socket socket = stream(id, "{\"question\":\"count\"}");
                sockets.add(socket);
                said = readLine(socket.getInputStream());
            }
            assertThat(said).contains("503");
            assertThat(sockets).as("two run and 32 wait").hasSize(35);
            String queued = "";
            InputStream waiting = sockets.get(2).getInputStream();
            while (!queued.contains("queued")) {
                queued = readLine(waiting);
            }
            assertThat(queued).isEqualTo("{\"type\":\"queued\",\"place\":1}");
            assertThat(reported(window(id, new JsonObject(), 1, 10)))
                    .as("windows do not wait for walks")
                    .hasSize(10);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }
}
