package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plugins that fail, or answer with markup. */
class ServerPluginsTest extends ServerFixture {

    @Test
    void whatAHostilePluginSaysIsText() throws Exception {
        JsonObject puzzle = asked("api/puzzles", "{\"model\":\"drawn\",\"text\":\"plain\"}");
        assertThat(puzzle.getAsJsonArray("labels").get(0).getAsString()).isEqualTo("<svg/onload=run()>\u001b[31m");
        String id = puzzle.get("id").getAsString();
        JsonObject board = asked("api/puzzles/" + id + "/picture", "{\"options\":[0]}");
        assertThat(board.get("svg").getAsString()).contains("&lt;script&gt;").doesNotContain("<script>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"throws", "error", "overflow"})
    void aPluginThatFailsIsOneSentence(String how) throws Exception {
        HttpResponse<String> answer = post("api/puzzles", "{\"model\":\"drawn\",\"text\":\"" + how + "\"}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(error(answer)).contains("drawn").doesNotContain("\tat ");
    }

    @Test
    void aPictureThatFailsIsOneSentence() throws Exception {
        String id = open("drawn", "picture\n");
        HttpResponse<String> answer = post("api/puzzles/" + id + "/picture", "{\"options\":[0]}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(error(answer)).contains("picture");
    }
}
