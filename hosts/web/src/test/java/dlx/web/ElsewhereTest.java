package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** Links and files of other programs that are pasted, and links that lead there. */
class ElsewhereTest extends ServerFixture {

    private JsonObject read(String text) throws Exception {
        return asked("api/import", "{\"text\":" + new JsonPrimitive(text) + "}");
    }

    @Test
    void aLinkThatIsPastedSaysItsModelAndText() throws Exception {
        JsonObject found = read("https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h");
        assertThat(found.get("program").getAsString()).isEqualTo("puzz.link");
        assertThat(found.get("model").getAsString()).isEqualTo("fillomino");
        assertThat(found.getAsJsonArray("lost")).hasSize(1);
        assertThat(open("fillomino", found.get("text").getAsString())).isNotEmpty();
        assertThat(read("a text of nobody").size()).isZero();
    }

    @Test
    void aLinkThatIsWrongSaysWhere() throws Exception {
        HttpResponse<String> answer = post("api/import", "{\"text\":\"https://puzz.link/p?fillomino/4/x/z\"}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("puzz.link", "height", "expected 1 to 100");
    }

    @Test
    void whatIsOpenIsPlayedElsewhere() throws Exception {
        String board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
        JsonArray links =
                asked("api/puzzles/" + open("sudoku", board) + "/links", "{}").getAsJsonArray("links");
        assertThat(links).hasSizeGreaterThan(2);
        for (var link : links) {
            String address = link.getAsJsonObject().get("link").getAsString();
            assertThat(address).startsWith("https://");
            JsonObject back = read(address);
            assertThat(back.get("model").getAsString()).isEqualTo("sudoku");
            assertThat(picture(back.get("text").getAsString())).as(address).isEqualTo(picture(board));
        }
        assertThat(asked("api/puzzles/" + open("queens", "4\n") + "/links", "{}")
                        .getAsJsonArray("links"))
                .isEmpty();
    }

    /** Each of them once kept a reader busy for minutes and more, and there are four readers. */
    @Test
    void textsThatStopReadersAreRead() throws Exception {
        for (int i = 0; i < 5; i++) {
            assertThat(read("'".repeat(5000) + " x").size()).isZero();
            assertThat(read("https://x/" + "penpa-edit/".repeat(5_000)).size()).isZero();
            assertThat(post("api/puzzles", "{\"model\":\"matrix\",\"text\":\"" + " ".repeat(900_000) + "x\"}")
                            .statusCode())
                    .isEqualTo(422);
        }
        assertThat(open("queens", "6\n")).isNotEmpty();
    }

    private String picture(String board) throws Exception {
        return asked("api/puzzles/" + open("sudoku", board) + "/picture", "{\"options\":[]}")
                .get("svg")
                .getAsString();
    }
}
