package dlx.web;

import static dlx.web.Sockets.answers;
import static dlx.web.Sockets.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sends requests whose end other readers place elsewhere (smuggling), and bodies that are not texts. A second request
 * follows each. It must not be answered if the end of the first is ambiguous.
 */
class TwofoldRequestsTest extends ServerFixture {

    private static final String BODY = "{\"model\":\"queens\",\"text\":\"6\"}";
    private static final String LENGTH = "Content-Length: 29\r\n";
    private static final String CHUNKED = "Transfer-Encoding: chunked\r\n";
    private static final String CHUNKS = "1d\r\n" + BODY + "\r\n0\r\n\r\n";
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

    private String host() {
        return "Host: 127.0.0.1:" + server().port() + "\r\n";
    }

    private byte[] second() {
        return utf8("GET /main.js HTTP/1.1\r\n" + host() + "\r\n");
    }

    /** The statuses of all answers to a text and the second request. */
    private List<String> statuses(String text) throws Exception {
        return STATUS.matcher(answers(server().port(), text.getBytes(StandardCharsets.ISO_8859_1), second()))
                .results()
                .map(answer -> answer.group(1))
                .toList();
    }

    private List<String> posted(String headers, String body) throws Exception {
        return statuses("POST /api/puzzles HTTP/1.1\r\n" + host() + "Content-Type: application/json\r\n" + headers
                + "\r\n" + body);
    }

    @Test
    void goodRequestsFollowEachOther() throws Exception {
        assertThat(posted(LENGTH, BODY)).containsExactly("200", "200");
        assertThat(posted(CHUNKED, CHUNKS)).containsExactly("200", "200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LENGTH + LENGTH,
                LENGTH + "Content-Length: 0\r\n",
                "Content-Length: 29, 29\r\n",
                "Content-Length: +29\r\n",
                "Content-Length: -1\r\n",
                "Content-Length: 0x1d\r\n",
                "Content-Length: 99999999999999999999\r\n",
                "Content-Length : 29\r\n",
                "Content-Length:\r\n",
                "X: a\r\n " + LENGTH + LENGTH, // a folded line
                "X: a\n" + LENGTH,
                "X: a\rContent-Length: 0\r\n" + LENGTH,
                "X: a\0b\r\n" + LENGTH,
                "X\0Y: b\r\n" + LENGTH,
                LENGTH + "\n",
                "Host: evil.example\r\n" + LENGTH,
            })
    void aLengthInDoubtEndsTheConnection(String headers) throws Exception {
        assertThat(posted(headers, BODY)).containsExactly("400");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LENGTH + CHUNKED,
                CHUNKED + LENGTH,
                "Content-Length: 0\r\n" + CHUNKED,
                CHUNKED + CHUNKED,
                "Transfer-Encoding: xchunked\r\n",
                "Transfer-Encoding: chunked, identity\r\n",
                "Transfer-Encoding: \u000bchunked\r\n",
                "Transfer-Encoding:\r\n chunked\r\n",
            })
    void chunksInDoubtEndTheConnection(String headers) throws Exception {
        assertThat(posted(headers, CHUNKS)).containsExactly("400");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1d\n" + BODY + "\r\n0\r\n\r\n",
                "1d\r\n" + BODY + "\n0\r\n\r\n",
                "1d;a=\nxx\r\n" + BODY + "\r\n0\r\n\r\n",
                "0x1d\r\n" + BODY + "\r\n0\r\n\r\n",
                "1d \r\n" + BODY + "\r\n0\r\n\r\n",
                "-1\r\n" + BODY + "\r\n0\r\n\r\n",
                "ffffffffffffffff\r\n" + BODY + "\r\n0\r\n\r\n",
                "\r\n1d\r\n" + BODY + "\r\n0\r\n\r\n",
            })
    void aChunkInDoubtEndsTheConnection(String chunks) throws Exception {
        assertThat(posted(CHUNKED, chunks)).containsExactly("400");
    }

    @Test
    void linesThatEndInAnotherWayEndTheConnection() throws Exception {
        String get = "GET / HTTP/1.1\r\n" + host() + "\r\n";
        assertThat(statuses(get.replace("\r\n", "\n"))).containsExactly("400");
        assertThat(statuses(get.replace("\r\n", "\r"))).containsExactly("400");
    }

    @Test
    void otherProtocolsAreNotSpoken() throws Exception {
        assertThat(statuses("GET /main.js\r\n")).containsExactly("505"); // HTTP/0.9
        assertThat(statuses("GET / HTTP/3.7\r\n" + host() + "\r\n")).containsExactly("505");
        assertThat(statuses("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")).containsExactly("426");
        assertThat(statuses("\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"))
                .as("TLS")
                .containsExactly("400");
        assertThat(statuses("GET / HTTP/1.1\r\n" + host() + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"))
                .as("a page, and no other protocol")
                .containsExactly("200", "200");
        assertThat(statuses("CONNECT evil.example:80 HTTP/1.1\r\n" + host() + "\r\n"))
                .startsWith("400");
        assertThat(statuses("TRACE / HTTP/1.1\r\n" + host() + "\r\n")).startsWith("405");
    }

    @Test
    void aBodyWithoutAPurposeIsNoRequest() throws Exception {
        byte[] hidden = second();
        assertThat(statuses("GET / HTTP/1.1\r\n" + host() + "Content-Length: " + hidden.length + "\r\n\r\n"))
                .as("the second request is the body of the first")
                .containsExactly("200");
    }

    @Test
    void aTrailerChangesNothing() throws Exception {
        String trailed = "1d\r\n" + BODY + "\r\n0\r\nHost: evil.example\r\nContent-Length: 5\r\n\r\n";
        assertThat(posted(CHUNKED, trailed)).containsExactly("200", "200");
    }

    // ---- bodies that are not texts

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-32"})
    void anotherEncodingIsRefused(String charset) throws Exception {
        byte[] body = BODY.getBytes(charset);
        for (String type : List.of("", "; charset=" + charset)) {
            String answer = answers(
                    server().port(),
                    utf8("POST /api/puzzles HTTP/1.1\r\n" + host() + "Content-Type: application/json" + type
                            + "\r\nContent-Length: " + body.length + "\r\n\r\n"),
                    body);
            assertThat(answer).startsWith("HTTP/1.1 400 ").containsAnyOf("is not UTF-8", "is not valid JSON");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00c0\u0080", "\u00ed\u00a0\u0080", "\u00f4\u0090\u0080\u0080", "\u00e2\u0082"})
    void whatLooksLikeUtf8IsRefused(String bytes) throws Exception {
        String body = "{\"model\":\"queens\",\"text\":\"" + bytes + "\"}";
        assertThat(posted("Content-Length: " + body.length() + "\r\n", body)).startsWith("400");
    }

    @Test
    void aNulIsNoPuzzle() throws Exception {
        for (String nul : List.of("6\0", "6\\u0000", "\\ud800")) {
            String body = BODY.replace("6", nul);
            assertThat(post("api/puzzles", body).statusCode()).as(nul).isEqualTo(422);
        }
    }

    @Test
    void depthAndWidthOfJsonAreRefusedSoon() throws Exception {
        int most = 1 << 20;
        for (String deep : List.of("[", "{\"a\":", "[[[[{\"model\":")) {
            assertThat(error(post("api/puzzles", deep.repeat(most / deep.length()))))
                    .contains("not valid JSON");
        }
        String wide =
                "{\"model\":\"queens\",\"text\":\"6\",\"settings\":{" + "\"a\":\"\",".repeat(100_000) + "\"b\":\"\"}}";
        assertThat(error(post("api/puzzles", wide))).contains("does not have a setting");
        String digits = "{\"first\":" + "9".repeat(1_000_000) + ",\"count\":5}";
        assertThat(error(post("api/puzzles/" + open("queens", "6\n") + "/steps", digits)))
                .hasSizeLessThan(200);
    }
}
