package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the effects of the server's settings. */
@Timeout(300)
class WebServerTest {

    private static WebServer start(String bind, Duration time, String... names) throws IOException {
        return WebServer.start(
                ModelRegistry.load(List.of()).all(),
                new WebSettings(bind, 0, new LinkedHashSet<>(List.of(names)), 1, time),
                failure -> {});
    }

    private static HttpResponse<String> post(WebServer server, String path, String body)
            throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(server.address() + path))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    private static String open(WebServer server, String model, String text) throws IOException, InterruptedException {
        String body = "{\"model\":\"" + model + "\",\"text\":\"" + text + "\\n\"}";
        return "api/puzzles/"
                + JsonParser.parseString(post(server, "api/puzzles", body).body())
                        .getAsJsonObject()
                        .get("id")
                        .getAsString();
    }

    /** The page sends these times, independent of {@code --time}. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            walk      | {"seconds":5}
            walk      | {"seconds":30}
            solutions | {"first":1,"count":24,"seconds":30}
            answer    | {"question":"count","seconds":30}
            answer    | {"question":"unique","seconds":30}
            answer    | {"question":"best","seconds":30}
            answer    | {"question":"path","steps":4,"seconds":10}
            answer    | {"question":"explain","seconds":5}
            answer    | {"question":"generate","seconds":15,"seed":1}
            answer    | {"question":"path","rating":true,"seconds":2147483647}
            """)
    void aTimeBeyondThatOfTheServerIsNotRefused(String what, String body) throws Exception {
        try (WebServer server = start("127.0.0.1", Duration.ofMillis(1))) {
            HttpResponse<String> answer = post(server, open(server, "sudoku", ".".repeat(81)) + '/' + what, body);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            assertThat(answer.body()).doesNotContain("\"error\"");
        }
    }

    /** These searches do not end within the requested time. */
    @ParameterizedTest
    @Timeout(300)
    @CsvSource(delimiter = '|', textBlock = """
            walk      | {"seconds":2147483647}
            solutions | {"first":1000000000,"count":1,"seconds":2147483647}
            answer    | {"question":"count","seconds":2147483647}
            """)
    void theTimeOfTheServerEndsASearchThatMayTakeLonger(String what, String body) throws Exception {
        try (WebServer server = start("127.0.0.1", Duration.ofMillis(50))) {
            String answer = open(server, "queens", "20") + '/' + what;
            assertThat(post(server, answer, body).body()).contains("\"stopped\":\"TIME\"");
        }
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "1.5", "2147483648"})
    void aTimeThatIsNoneIsRefused(String seconds) throws Exception {
        try (WebServer server = start("127.0.0.1", Duration.ofSeconds(20))) {
            HttpResponse<String> answer =
                    post(server, open(server, "queens", "6") + "/walk", "{\"seconds\":" + seconds + "}");
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.body()).contains("a whole number from 1 to 2147483647");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, http://127.0.0.1:",
        "localhost, http://localhost:",
        "0.0.0.0, http://board.example:",
    })
    void theAddressIsOneUnderWhichThePageIsServed(String bind, String address) throws Exception {
        try (WebServer server = start(bind, Duration.ofSeconds(1), "board.example", "a.example")) {
            assertThat(server.address()).isEqualTo(address + server.port() + '/');
            assertThat(page(server, URI.create(server.address()).getAuthority()))
                    .startsWith("HTTP/1.1 200 ");
            assertThat(page(server, "somebody.else.example:" + server.port()))
                    .startsWith("HTTP/1.1 421 ")
                    .contains("expected board.example:" + server.port() + ", or ");
        }
    }

    /** The answer to who asks for the page of a host. */
    private static String page(WebServer server, String host) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream()
                    .write(("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void withoutNamesTheAddressIsThatOfThisMachine() throws Exception {
        try (WebServer server = start("0.0.0.0", Duration.ofSeconds(1))) {
            assertThat(server.address()).isEqualTo("http://127.0.0.1:" + server.port() + '/');
        }
    }
}
