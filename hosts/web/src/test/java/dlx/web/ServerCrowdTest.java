package dlx.web;

import static dlx.web.Sockets.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import dlx.skips.Tier;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests more streams and puzzles than a server serves or stores, on a server of its own. */
class ServerCrowdTest extends ServerFixture {

    /** Puzzles, more than are kept. */
    private static final int MANY = Tier.of(150, 2000);

    private Socket stream(String id) throws IOException {
        String question = "{\"question\":\"count\"}";
        String head = new String(Sockets.head(server().port(), "", question.length()), StandardCharsets.UTF_8);
        return Sockets.sent(server().port(), utf8(head.replace("puzzles", "puzzles/" + id + "/answer") + question));
    }

    private static String firstLine(Socket socket) throws IOException {
        return String.valueOf(
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)).readLine());
    }

    @Test
    void twoHundredStreamsAtOnceAreServedOrRefused() throws Exception {
        String id = open("queens", "20\n");
        String other = open("queens", "6\n");
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 200; i++) {
                sockets.add(stream(id));
            }
            int refused = 0;
            for (Socket socket : sockets) {
                refused += firstLine(socket).contains("503") ? 1 : 0;
            }
            assertThat(refused).as("all but two that run and 32 that wait").isEqualTo(166);
            assertThat(reported(window(other, new JsonObject(), 1, 10))).hasSize(10);
            assertThat(send(to("").GET()).statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void ofManyPuzzlesTheLastOnesAreOpen() throws Exception {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            ids.add(open("queens", "6" + " ".repeat(i) + "\n"));
        }
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(reported(window(ids.get(MANY - 1), new JsonObject(), 1, 10))).hasSize(10);
        assertThat(reported(window(ids.get(MANY - 1 - 60), new JsonObject(), 1, 10)))
                .hasSize(10);
        assertThat(post("api/puzzles/" + ids.get(0) + "/steps", "{\"first\":1,\"count\":10}")
                        .statusCode())
                .isEqualTo(410);
    }
}
