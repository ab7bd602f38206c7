package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests requests that are rejected, each with a sentence. */
class ServerRefusalsTest extends ServerFixture {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"model":"nothing","text":"1"}                                   | 404 | unknown model "nothing"
            {"model":"queens","text":"x"}                                    | 422 | is not a board size
            {"model":"queens","text":""}                                     | 422 | expected
            {"model":"queens","text":"8","settings":{"colour":"red"}}        | 422 | does not have a setting "colour"
            {"model":"queens"}                                               | 400 | "text"
            {"model":3,"text":""}                                            | 400 | "model"
            {"model":"queens","text":"8","settings":[]}                      | 400 | "settings"
            [1]                                                              | 400 | not a JSON object
            {                                                                | 400 | not valid JSON
            {"model":"queens","text":"500"}                                  | 413 | too large
            """)
    void puzzlesThatAreNoneAreRefused(String body, int status, String words) throws Exception {
        HttpResponse<String> answer = post("api/puzzles", body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(error(answer)).contains(words).doesNotContain("\n", "Exception");
    }

    /** The answer prevents an error message in the browser's console. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            api/puzzles           | {"model":"queens","text":"x"}   | 422
            api/puzzles           | {"model":"queens","text":"500"} | 413
            api/puzzles/no/steps  | {"first":1,"count":5}           | 410
            api/puzzles/no/answer | {"question":"path"}             | 410
            """)
    void theStatusOfARefusalStandsInItsObjectWhereThatIsAsked(String path, String body, int status) throws Exception {
        assertThat(post(path, body).statusCode()).isEqualTo(status);
        HttpResponse<String> reported = send(to(path).header("Content-Type", "application/json")
                .header("Dlx-Status", "body")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
        assertThat(reported.statusCode()).isEqualTo(200);
        assertThat(reported.headers().firstValue("Content-Type")).hasValue("application/json");
        JsonObject error = JsonParser.parseString(reported.body()).getAsJsonObject();
        assertThat(error.get("status").getAsInt()).isEqualTo(status);
        assertThat(error(reported)).isEqualTo(error(post(path, body)));
    }

    @Test
    void anErrorHasItsPlace() throws Exception {
        JsonObject error = JsonParser.parseString(post(
                                "api/puzzles",
                                "{\"model\":\"sudoku\",\"text\":\"53..7....\\n6..z95...\\n" + ".........\\n".repeat(7)
                                        + "\"}")
                        .body())
                .getAsJsonObject();
        assertThat(error.get("line").getAsInt()).isEqualTo(2);
        assertThat(error.get("column").getAsInt()).isEqualTo(4);
        assertThat(error.get("error").getAsString()).contains("'z'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            steps     | {"first":0,"count":5}                                                    | 400
            steps     | {"first":1,"count":2000}                                                 | 400
            steps     | {"first":1,"count":5,"strategy":"weights"}                               | 422
            steps     | {"first":9000000,"count":5}                                              | 409
            steps     | {"first":2,"count":5,"mark":{"step":9,"path":[]}}                        | 409
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[0,35]}}                    | 400
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[0]}}                       | 400
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[99,1]}}                    | 400
            steps     | {"first":9,"count":5,"mark":3}                                           | 400
            picture   | {"options":[36]}                                                         | 400
            picture   | {"options":[-1]}                                                         | 400
            picture   | {"options":["a"]}                                                        | 400
            picture   | {"options":[1e99]}                                                       | 400
            answer    | {"question":"why"}                                                       | 422
            answer    | {"question":"path","steps":0}                                            | 400
            answer    | {"question":"path","steps":1001}                                         | 400
            solutions | {"first":1,"count":1000}                                                 | 400
            walk      | {"strategy":"nothing"}                                                   | 422
            nothing   | {}                                                                       | 404
            """)
    void requestsThatAreNoneAreRefused(String what, String body, int status) throws Exception {
        HttpResponse<String> answer = post("api/puzzles/" + open("queens", "6\n") + "/" + what, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(error(answer)).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsRead() throws Exception {
        URI at = URI.create(server().address());
        try (Socket socket = new Socket(at.getHost(), at.getPort())) {
            String head = "POST /api/puzzles HTTP/1.1\r\nHost: " + at.getAuthority()
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + ((1 << 20) + 1) + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 413 ");
        }
        assertThat(send(to("?" + "x".repeat(20_000)).GET()).statusCode()).isIn(414, 431);
        assertThat(send(to("").header("X-Long", "x".repeat(20_000)).GET()).statusCode())
                .isEqualTo(431);
    }
}
