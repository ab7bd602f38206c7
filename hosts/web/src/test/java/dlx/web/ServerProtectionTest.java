package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers, names and origins: the page alone may ask. */
class ServerProtectionTest extends ServerFixture {

    @Test
    void everythingComesWithWhatProtectsIt() throws Exception {
        for (String path : List.of("", "main.js", "api/models", "nothing.html")) {
            HttpResponse<String> answer = send(to(path).GET());
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains(
                            "default-src 'none'",
                            "script-src 'self'",
                            "require-trusted-types-for 'script'",
                            "frame-ancestors 'none'");
            assertThat(answer.headers().firstValue("X-Content-Type-Options"))
                    .as(path)
                    .contains("nosniff");
            assertThat(answer.headers().firstValue("Referrer-Policy")).as(path).contains("no-referrer");
            assertThat(answer.headers().firstValue("Server")).as(path).isEmpty();
            assertThat(answer.headers().firstValue("Cache-Control"))
                    .as(path)
                    .contains(path.startsWith("api/") ? "no-store" : "no-cache");
        }
    }

    @Test
    void aFileThatIsKnownIsNotSentAgain() throws Exception {
        HttpResponse<String> first = send(to("main.js").GET());
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(first.headers().firstValue("Content-Type")).contains("text/javascript;charset=utf-8");
        HttpResponse<String> again =
                send(to("main.js").header("If-None-Match", tag).GET());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        HttpResponse<byte[]> pressed = client.send(
                to("main.js").header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
        assertThat(pressed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(pressed.body().length).isLessThan(first.body().length() / 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../module-info.class", "..%2fWebServer.class", "%2e%2e/", "lib/../../module-info.class",
                "//etc/passwd", "a%00.js", "index.html/", "lib/",
                "Main.class", "/api/../main.js"
            })
    void noPathLeadsOutOfThePage(String path) throws Exception {
        assertThat(raw("GET /" + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + server().port()
                        + "\r\nConnection: close\r\n\r\n"))
                .matches("(?s)HTTP/1.1 (400|404).*");
    }

    @Test
    void onlyOurOwnNamesAreAnswered() throws Exception {
        int port = server().port();
        for (String host : List.of(
                "127.0.0.1:" + port,
                "localhost:" + port,
                "LOCALHOST:" + port,
                "[::1]:" + port,
                "board.example:" + port)) {
            assertThat(get(host)).as(host).startsWith("HTTP/1.1 200");
        }
        for (String host :
                List.of("evil.example:" + port, "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:" + port)) {
            assertThat(get(host)).as(host).startsWith("HTTP/1.1 421");
        }
        assertThat(raw("GET /api/models HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(raw("GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:" + port
                        + "\r\nConnection: close\r\n\r\n"))
                .matches("(?s)HTTP/1.1 (400|421).*");
    }

    private String get(String host) throws IOException {
        return raw("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server().port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.UTF_8);
        }
    }

    @Test
    void otherSitesMayNotAsk() throws Exception {
        String body = "{\"model\":\"queens\",\"text\":\"6\"}";
        String ours = server().address().substring(0, server().address().length() - 1);
        assertThat(posted(body, "application/json", "Origin", ours)).isEqualTo(200);
        assertThat(posted(body, "application/json", "Origin", "http://evil.example"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Origin", "null")).isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "cross-site"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "same-site"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "same-origin"))
                .isEqualTo(200);
        assertThat(posted(body, "text/plain", "X-Other", "1")).isEqualTo(415);
        assertThat(posted(body, "application/x-www-form-urlencoded", "X-Other", "1"))
                .isEqualTo(415);
        assertThat(send(to("api/puzzles").GET()).statusCode()).isEqualTo(405);
        assertThat(send(to("api/puzzles").method("PUT", HttpRequest.BodyPublishers.ofString(body)))
                        .statusCode())
                .isEqualTo(405);
        assertThat(send(to("").method("OPTIONS", HttpRequest.BodyPublishers.noBody()))
                        .headers()
                        .map()
                        .keySet())
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
    }

    private int posted(String body, String type, String header, String value) throws Exception {
        String request =
                "POST /api/puzzles HTTP/1.1\r\nHost: 127.0.0.1:" + server().port() + "\r\nContent-Type: " + type
                        + "\r\n" + header + ": " + value + "\r\nContent-Length: " + body.length()
                        + "\r\nConnection: close\r\n\r\n" + body;
        return Integer.parseInt(raw(request).substring(9, 12));
    }
}
