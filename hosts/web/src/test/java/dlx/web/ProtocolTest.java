package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that the guide to the protocol is right: its requests are sent, and the answers compared. */
@Timeout(300)
class ProtocolTest {

    private static final Path GUIDE = Path.of("..", "..", "docs", "web.md");
    private static final Pattern BLOCK = Pattern.compile("```(http|json)\n(.*?)```\n", Pattern.DOTALL);

    private static String guide;
    private static List<MatchResult> blocks;
    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        String page = Files.readString(GUIDE);
        guide = page.substring(page.indexOf("## The protocol"));
        blocks = BLOCK.matcher(guide).results().toList();
        server = WebServer.start(ModelRegistry.load(List.of()).all(), WebSettings.local(0), failure -> {});
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void eachRequestOfTheGuideIsAnsweredAsThere() throws Exception {
        int requests = 0;
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).group(1).equals("http")) {
                requests++;
                String request = blocks.get(i).group(2);
                HttpResponse<String> answer = sent(request);
                List<String> reported = reported(blocks.get(i + 1).group(2));
                assertThat(answer.statusCode())
                        .as(request + answer.body())
                        .isEqualTo(reported.get(0).startsWith("{\"error\"") ? 422 : 200);
                assertThat(lines(answer.body())).as(request).hasSameSizeAs(reported);
                for (int line = 0; line < reported.size(); line++) {
                    assertThat(lines(answer.body()).get(line)).as(request).matches(pattern(reported.get(line)));
                }
            }
        }
        assertThat(requests).isGreaterThan(10);
    }

    /** Sends a request of the guide: the request line, headers and, after an empty line, the body. */
    private static HttpResponse<String> sent(String request) throws IOException, InterruptedException {
        String[] parts = request.split("\n\n", 2);
        String[] head = parts[0].strip().split("\n");
        String[] line = head[0].split(" ");
        HttpRequest.Builder builder = HttpRequest.newBuilder(
                        URI.create(server.address()).resolve(line[1]))
                .method(
                        line[0],
                        parts.length == 1
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(parts[1].strip()));
        Stream.of(head)
                .skip(1)
                .map(header -> header.split(": "))
                .forEach(header -> builder.header(header[0], header[1]));
        return HttpClient.newHttpClient().send(builder.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Returns the lines of an answer in the guide; a long line is continued after a line end and two blanks. */
    private static List<String> reported(String block) {
        return block.strip().replace("\n  ", "").lines().toList();
    }

    /** Returns the pattern of a line in the guide; three dots match anything. */
    private static Pattern pattern(String reported) {
        return Pattern.compile(
                Stream.of(reported.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*")),
                Pattern.DOTALL);
    }

    /** Without the lines that come or do not come; marks are together in the first line that has some. */
    private static List<String> lines(String answer) {
        List<String> lines = new ArrayList<>();
        JsonArray marks = new JsonArray();
        for (String line : answer.lines().filter(line -> !line.isEmpty()).toList()) {
            JsonObject reported = JsonParser.parseString(line).getAsJsonObject();
            String type = reported.has("type") ? reported.get("type").getAsString() : "";
            if (type.equals("marks")) {
                marks.addAll(reported.getAsJsonArray("marks"));
                reported.add("marks", marks);
                lines.removeIf(before -> before.startsWith("{\"type\":\"marks\""));
                lines.add(0, reported.toString());
            } else if (!type.equals("queued") && !type.equals("progress")) {
                lines.add(line);
            }
        }
        return lines;
    }

    @Test
    void marksAreReadAsTheGuideSays() {
        List<JsonArray> differences = new ArrayList<>();
        List<JsonObject> whole = new ArrayList<>();
        for (MatchResult block : blocks) {
            reported(block.group(2)).forEach(line -> {
                if (line.startsWith("{\"type\":\"marks\",\"gap\"")) {
                    JsonArray marks =
                            JsonParser.parseString(line).getAsJsonObject().getAsJsonArray("marks");
                    marks.forEach(mark -> differences.add(mark.getAsJsonArray()));
                } else if (line.startsWith("{\"step\":")) {
                    whole.add(JsonParser.parseString(line).getAsJsonObject());
                }
            });
        }
        Reader before = new Reader();
        List<JsonObject> read = new ArrayList<>();
        differences.forEach(numbers -> read.add(before.next(numbers)));
        assertThat(read).isNotEmpty().isEqualTo(whole);
    }

    /** The three points of the guide. */
    private static final class Reader {

        private JsonObject mark = JsonParser.parseString(
                        "{\"step\":1,\"choice\":0,\"nodes\":1,\"solutions\":0,\"dead\":0,\"path\":[],\"since\":[]}")
                .getAsJsonObject();

        JsonObject next(JsonArray numbers) {
            JsonObject next = mark.deepCopy();
            List<String> keys = List.of("step", "choice", "nodes", "solutions", "dead");
            for (int i = 0; i < keys.size(); i++) {
                next.addProperty(
                        keys.get(i),
                        mark.get(keys.get(i)).getAsLong() + numbers.get(i).getAsLong());
            }
            int common = numbers.get(5).getAsInt();
            JsonArray path = first(2 * common, mark.getAsJsonArray("path"));
            JsonArray since = first(common, mark.getAsJsonArray("since"));
            for (int i = 6; i < numbers.size(); i += 3) {
                long above = since.isEmpty() ? 0 : since.get(since.size() - 1).getAsLong();
                path.add(numbers.get(i));
                path.add(numbers.get(i + 1));
                since.add(above + numbers.get(i + 2).getAsLong());
            }
            next.add("path", path);
            next.add("since", since);
            mark = JsonParser.parseString(next.toString()).getAsJsonObject();
            return mark;
        }

        private static JsonArray first(int count, JsonArray of) {
            JsonArray first = new JsonArray();
            for (JsonElement number : of.asList().subList(0, count)) {
                first.add(number);
            }
            return first;
        }
    }

    @Test
    void everyQuestionIsInTheGuide() throws Exception {
        HttpResponse<String> opened =
                sent("POST /api/puzzles\nContent-Type: application/json\n\n{\"model\":\"queens\",\"text\":\"4\\n\"}");
        String id = JsonParser.parseString(opened.body())
                .getAsJsonObject()
                .get("id")
                .getAsString();
        String error = sent("POST /api/puzzles/" + id
                        + "/answer\nContent-Type: application/json\n\n{\"question\":\"why\"}")
                .body();
        String names = error.replaceAll("(?s).*expected one of ([a-z, ]+).*", "$1");
        assertThat(names.split(", "))
                .hasSizeGreaterThan(6)
                .allSatisfy(name -> assertThat(guide).contains("\n| `" + name + "` |"));
    }
}
