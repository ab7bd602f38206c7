package dlx.app.answer;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.Cover;
import dlx.app.Cli.Result;
import dlx.app.guide.Page;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.explain.Explanation;
import dlx.core.explain.Revision;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds what the commands write against {@code docs/answers.schema.json}. */
class AnswersSchemaTest {

    /** Command lines, each with the lines of its input after a bar. Together they write each alternative but the unknown ones. */
    private static final String COMMANDS = """
            solve queens --stats --cross-check |6
            solve queens --all |4/3
            solve queens |x
            solve quens |6
            sample queens -n 2 |6
            unique queens |1/2/6
            count queens --nodes 5 |20
            best set-cover --progress |7 7/1 2 3/1 4 5/1 6 7/2 4 6/2 5 7/3 4 7/3 5 6
            diagram queens |6
            inspect queens |3/40
            explain queens |1/3/6
            explain langford |5
            explain sudoku |11../..../..../....
            explain queens --minimal |1/3/6
            path sudoku |12../..1./.3../....
            hint sudoku |1.../..3./.4../...2
            rate queens |3/6
            alive queens |6
            check queens --move r1c1 |6
            check queens @examples/queens-8.txt - |6 12 23 25 35 45 50 64/1
            symmetries queens |6
            trace queens |4
            trace set-cover --engine ida |7 7/1 2 3/1 4 5/1 6 7/2 4 6/2 5 7/3 4 7/3 5 6
            trace crossword --steps 20 |.../.#./...//ABC CDE AFG GHE
            generate queens |6
            generate langford |5
            tasks queens - |4
            import https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h |
            bench queens --repeat 1 --warm-up 0s |4
            count langford --stats |11
            verify queens --proof - @examples/queens-8.txt |x
            """;

    private static JsonSchema schema;
    private static List<JsonElement> lines;

    @BeforeAll
    static void run() throws IOException {
        schema = JsonSchema.of(Files.readString(Page.ROOT.resolve("docs/answers.schema.json")));
        lines = Stream.concat(COMMANDS.lines().flatMap(AnswersSchemaTest::objects), unknown())
                .map(JsonParser::parseString)
                .toList();
    }

    /** Returns the answers of a search for reasons that a limit of time has ended before it found any. */
    private static Stream<String> unknown() {
        ReasonJson reasons = new ReasonJson(Cover.of(cover -> cover.item("row")));
        return Stream.of(
                JsonMembers.answer(
                        "explanation",
                        1,
                        json -> reasons.explanation(json, new Explanation.Unknown(StopReason.TIME), List.of())),
                JsonMembers.answer(
                        "revision",
                        1,
                        json -> reasons.revision(
                                json, new Revision.Unknown(StopReason.TIME), Optional.empty(), List.of())));
    }

    /** Returns the lines of standard output and standard error that are objects. */
    private static Stream<String> objects(String command) {
        int bar = command.indexOf('|');
        String words = command.substring(0, bar).replace("@", Page.ROOT + "/")
                + (command.startsWith("tasks ") ? "" : "--format json");
        Result result = dlx(command.substring(bar + 1).replace('/', '\n') + '\n', words.split(" "));
        List<String> found = Stream.concat(result.out().lines(), result.err().lines())
                .filter(line -> line.startsWith("{"))
                .toList();
        assertThat(found).as(command).isNotEmpty();
        return found.stream();
    }

    @Test
    void eachLineMeetsOneAlternative() {
        for (JsonElement line : lines) {
            assertThat(schema.met(line)).as(line.toString()).hasSize(1);
        }
        assertThat(lines.toString()).contains("\"schedule\":[{");
    }

    @Test
    void eachAlternativeIsWritten() {
        Set<String> met = new TreeSet<>();
        lines.forEach(line -> met.addAll(schema.met(line)));

        assertThat(met).containsExactlyInAnyOrderElementsOf(schema.alternatives());
    }

    /** One object of each alternative is refused once a member is null, or another member stands beside those that are listed. */
    @Test
    void aSpoiledLineIsRefused() {
        Map<List<String>, JsonElement> one = new LinkedHashMap<>();
        lines.forEach(line -> one.putIfAbsent(schema.met(line), line));
        for (JsonElement line : one.values()) {
            for (JsonObject spoiled : spoiled(line.getAsJsonObject())) {
                assertThat(schema.met(spoiled)).as(spoiled.toString()).isEmpty();
            }
        }
    }

    private static List<JsonObject> spoiled(JsonObject line) {
        List<JsonObject> spoiled = new ArrayList<>();
        for (String name : line.keySet()) {
            JsonObject copy = line.deepCopy();
            copy.add(name, JsonNull.INSTANCE);
            spoiled.add(copy);
        }
        JsonObject more = line.deepCopy();
        more.addProperty("news", 1);
        spoiled.add(more);
        return spoiled;
    }
}
