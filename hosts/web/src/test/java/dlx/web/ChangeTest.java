package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests writing into a board: the puzzle that results when options are taken or removed. */
@Timeout(300)
class ChangeTest {

    private static final List<Throwable> FAILURES = new CopyOnWriteArrayList<>();

    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        server = WebServer.start(
                new ArrayList<>(ModelRegistry.load(List.of()).all()),
                new WebSettings("127.0.0.1", 0, Set.of(), 1, Duration.ofSeconds(20)),
                FAILURES::add);
    }

    @AfterAll
    static void stop() {
        server.close();
        assertThat(FAILURES).isEmpty();
    }

    private static HttpResponse<String> post(String path, String body) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(server.address() + "api/puzzles" + path))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    private static JsonObject asked(String path, String body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }

    private static JsonObject open(String model, String text, String pins) throws Exception {
        JsonObject request = new JsonObject();
        request.addProperty("model", model);
        request.addProperty("text", text);
        request.add("pins", JsonParser.parseString(pins));
        return asked("", request.toString());
    }

    private static String change(JsonObject puzzle, String body) throws Exception {
        return post("/" + puzzle.get("id").getAsString() + "/change", body).body();
    }

    private static int option(JsonObject puzzle, String label) {
        for (int k = 0; k < puzzle.getAsJsonArray("labels").size(); k++) {
            if (puzzle.getAsJsonArray("labels").get(k).getAsString().equals(label)) {
                return k;
            }
        }
        throw new AssertionError(label);
    }

    @Test
    void cellsAreWhereTheModelSays() throws Exception {
        JsonObject latin = open("latin", "1..\n...\n...\n", "[]");
        JsonObject reported = asked("/" + latin.get("id").getAsString() + "/cells", "{}");
        assertThat(reported.getAsJsonArray("cells")).hasSize(9);
        assertThat(reported.getAsJsonArray("options").get(1).toString())
                .isEqualTo("[" + option(latin, "r1c2=1") + "," + option(latin, "r1c2=2") + "," + option(latin, "r1c2=3")
                        + "]");
        JsonObject sets = open("sets", "items a\nP: a\n", "[]");
        assertThat(asked("/" + sets.get("id").getAsString() + "/cells", "{}").getAsJsonArray("cells"))
                .isEmpty();
    }

    @Test
    void theModelWritesWhatIsTakenAndWhatIsLeft() throws Exception {
        JsonObject latin = open("latin", "1..\n...\n...\n", "[]");
        int two = option(latin, "r1c2=2");
        int one = option(latin, "r1c1=1");
        assertThat(change(latin, "{\"take\":[" + two + "]}"))
                .isEqualTo("{\"text\":\"12.\\n...\\n...\\n\",\"pins\":[]}");
        assertThat(change(latin, "{\"leave\":[" + one + "]}"))
                .isEqualTo("{\"text\":\"...\\n...\\n...\\n\",\"pins\":[]}");
        assertThat(change(latin, "{\"take\":[" + option(latin, "r1c1=3") + "],\"instead\":[" + one + "]}"))
                .isEqualTo("{\"text\":\"3..\\n...\\n...\\n\",\"pins\":[]}");
        assertThat(change(latin, "{\"take\":[" + two + "],\"instead\":[" + one + "]}"))
                .as("what does not clash stays")
                .contains("12.");
        assertThat(change(latin, "{\"take\":[" + one + "]}")).as("again").contains("1..");
        assertThat(change(latin, "{\"take\":[" + option(latin, "r1c2=1") + "]}"))
                .contains("r1c2=1 clashes with r1c1=1, which is given");
    }

    @Test
    void whatNoTextCanTellIsPinnedBesideIt() throws Exception {
        String text = "4x7\n\nDANCING LINKS COVER ITEM\n";
        JsonObject words = open("word-search", text, "[]");
        int links = option(words, "LINKS r2c1 e");
        assertThat(change(words, "{\"take\":[" + links + "]}")).isEqualTo("{\"text\":null,\"pins\":[" + links + "]}");
        JsonObject pinned = open("word-search", text, "[" + links + "]");
        assertThat(pinned.get("id")).isNotEqualTo(words.get("id"));
        assertThat(pinned.getAsJsonArray("pins").toString()).isEqualTo("[" + links + "]");
        assertThat(change(pinned, "{\"leave\":[" + links + "]}")).isEqualTo("{\"text\":null,\"pins\":[]}");
        int other = option(words, "LINKS r1c1 e");
        assertThat(change(pinned, "{\"take\":[" + other + "]}")).contains("LINKS r1c1 e clashes with LINKS r2c1 e");
        assertThat(change(pinned, "{\"take\":[" + other + "],\"instead\":[" + links + "]}"))
                .isEqualTo("{\"text\":null,\"pins\":[" + other + "]}");
    }

    @Test
    void secondaryItemsOfOneColorAndMultiplicitiesLeaveCapacity() throws Exception {
        JsonObject colors = open("knuth", "a b c | x\na x:1\nb x:1\nc x:2\n", "[0]");
        assertThat(change(colors, "{\"take\":[1]}")).isEqualTo("{\"text\":null,\"pins\":[0,1]}");
        assertThat(change(colors, "{\"take\":[2]}")).contains("both hold the item \\\"x\\\"");
        JsonObject many = open("knuth", "2:2|a b c d\na b\na c\na d\n", "[0]");
        assertThat(change(many, "{\"take\":[1]}")).isEqualTo("{\"text\":null,\"pins\":[0,1]}");
        assertThat(change(many, "{\"take\":[1,2]}")).contains("both hold the item \\\"a\\\"");
    }

    @Test
    void anythingElseIsRefused() throws Exception {
        JsonObject latin = open("latin", "1..\n...\n...\n", "[]");
        String id = "/" + latin.get("id").getAsString();
        for (String body : List.of(
                "{\"take\":[27]}",
                "{\"take\":[-1]}",
                "{\"take\":3}",
                "{\"take\":[\"1\"]}",
                "{\"take\":[1.5]}",
                "{\"leave\":[99999999999]}",
                "{\"take\":[" + "1,".repeat(100) + "1]}",
                "{\"instead\":[" + "1,".repeat(100) + "1]}")) {
            assertThat(post(id + "/change", body).statusCode()).as(body).isEqualTo(400);
        }
        for (String pins : List.of("[27]", "[-1]", "[null]", "{}", "[" + "1,".repeat(10_000) + "1]")) {
            assertThat(post("", "{\"model\":\"latin\",\"text\":\"1..\\n...\\n...\\n\",\"pins\":" + pins + "}")
                            .statusCode())
                    .as(pins)
                    .isEqualTo(400);
        }
        assertThat(change(latin, "{}")).isEqualTo("{\"text\":\"1..\\n...\\n...\\n\",\"pins\":[]}");
        assertThat(post("/0123456789abcdef/change", "{}").statusCode()).isEqualTo(410);
    }
}
