package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

    @Test
    void writesARowForEachEngine() {
        List<String> lines = dlx(
                        "4\n6\n", "bench", "toy-queens", "--repeat", "2", "--warm-up", "0s", "--engines", "links,auto")
                .out()
                .lines()
                .toList();

        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("file", "engine", "solutions", "warm ms", "warm-up", "steady");
        assertThat(lines.get(1)).matches("<stdin> +links +6 +\\d+ +\\d+ +[0-9.]+ +[0-9.]+ +[0-9.]+ +\\d+ +(yes|no)");
    }

    @Test
    void writesOneObjectALineWithTheKeysOfTheContract() {
        List<String> lines = dlx(
                        "8\n", "bench", "toy-queens", "--engines", "slots", "--repeat", "1", "--format", "json")
                .out()
                .lines()
                .toList();
        JsonObject row = JsonParser.parseString(lines.get(0)).getAsJsonObject();

        assertThat(row.keySet())
                .containsExactly(
                        "file",
                        "engine",
                        "solutions",
                        "nodes",
                        "updates",
                        "first_cpu_ms",
                        "warm_cpu_ms",
                        "build_ms",
                        "warmup_runs",
                        "steady");
        assertThat(row.get("warmup_runs").getAsInt()).isGreaterThanOrEqualTo(10);
        assertThat(row.get("steady").getAsBoolean()).isTrue();
        assertThat(row.get("solutions").getAsString()).isEqualTo("92");
        assertThat(row.get("file").getAsString()).isEqualTo("<stdin>");
    }

    @Test
    void timesEachEngineThatCan() {
        assertThat(dlx("4\n", "bench", "toy-queens", "--repeat", "1", "--warm-up", "0s", "--format", "json")
                        .out()
                        .lines()
                        .map(line -> JsonParser.parseString(line)
                                .getAsJsonObject()
                                .get("engine")
                                .getAsString()))
                .as("every engine that can give all solutions; memo cannot")
                .containsExactly("links", "slots", "masks");
    }

    @Test
    void anEngineThatIsNamedAndCannotIsNotLeftOut() {
        assertThat(dlx("", "bench", "no-model", "--engines", "links,memo"))
                .isEqualTo(new Result(
                        2,
                        "",
                        "--engines memo: the engine memo only counts, and only all solutions; expected auto, links,"
                                + " slots or masks\n"));
        assertThat(dlx("24\n", "bench", "toy-queens", "--engines", "masks").err())
                .isEqualTo(
                        "the cover cannot be searched: the engine masks supports at most 128 items, and there are 142\n");
        assertThat(dlx("24\n", "bench", "toy-queens", "--engines", "masks", "--format", "json")
                        .out())
                .startsWith("{\"type\":\"error\",\"code\":\"")
                .contains("\"file\":\"<stdin>\"")
                .hasLineCount(1);
    }

    @Test
    void asksTheQuestionThatItIsGiven() {
        assertThat(solutions("first")).isEqualTo(1);
        assertThat(solutions("unique")).isEqualTo(2);
        assertThat(solutions("count")).isEqualTo(92);
        assertThat(solutions("all")).isEqualTo(92);
    }

    @Test
    void timesSolutionsInAnyOrder() {
        String[] line = {"bench", "toy-queens", "--repeat", "1", "--warm-up", "0s", "--format", "json", "--any-order"};
        List<JsonObject> rows = dlx("6\n", line)
                .out()
                .lines()
                .map(row -> JsonParser.parseString(row).getAsJsonObject())
                .toList();

        assertThat(rows.stream().map(row -> row.get("engine").getAsString())).contains("links", "slots", "masks");
        assertThat(rows)
                .allSatisfy(
                        row -> assertThat(row.get("solutions").getAsString()).isEqualTo("4"));
        assertThat(dlx("6\n", "bench", "toy-queens", "--question", "count", "--any-order"))
                .isEqualTo(new Result(2, "", "--any-order requires --question all; count does not have an order\n"));
    }

    @Test
    void timesTheQuestionOfTheBestWithItsScore() {
        List<JsonObject> rows = dlx(
                        "2 01=7 0=4 1=2\n1 0=-3\n1\n",
                        "bench",
                        "toy-cover",
                        "--repeat",
                        "1",
                        "--warm-up",
                        "0s",
                        "--question",
                        "best",
                        "--format",
                        "json")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();

        assertThat(rows.stream().map(row -> row.get("engine").getAsString())).contains("links", "slots", "masks");
        assertThat(rows.stream().map(row -> row.get("engine").getAsString())).doesNotContain("memo");
        assertThat(rows).allSatisfy(row -> {
            assertThat(row.get("score").getAsLong()).isEqualTo(4);
            assertThat(row.get("proven").getAsBoolean()).isTrue();
        });
        assertThat(dlx("2 01=7\n", "bench", "toy-cover", "--repeat", "1", "--warm-up", "0s", "--question", "best")
                        .out())
                .containsPattern("steady +score +proven\n")
                .containsPattern("links .* 7 +yes\n");
    }

    @Test
    void looksAtNoSubsetOfARepeatedCoverUnlessAskedTo() {
        assertThat(enginesOfBest("3\n", "domination")).containsExactly("prices", "ida");
        assertThat(enginesOfBest("3\n", "domination", "--engines", "links,prices"))
                .containsExactly("links", "prices");
        assertThat(enginesOfBest("3\n", "domination", "--strategy", "first"))
                .as("nothing else can")
                .containsExactly("links");
        assertThat(enginesOfBest("2 01=7 0=4 1=2\n", "toy-cover")).startsWith("prices", "links");
    }

    private static List<String> enginesOfBest(String puzzle, String model, String... more) {
        List<String> line = new ArrayList<>(List.of("bench", model, "--question", "best", "--repeat", "1"));
        line.addAll(List.of("--warm-up", "0s", "--format", "json"));
        line.addAll(List.of(more));
        return dlx(puzzle, line.toArray(String[]::new))
                .out()
                .lines()
                .map(row -> JsonParser.parseString(row)
                        .getAsJsonObject()
                        .get("engine")
                        .getAsString())
                .toList();
    }

    private int solutions(String question) {
        String out = dlx(
                        "8\n",
                        "bench",
                        "toy-queens",
                        "--repeat",
                        "1",
                        "--warm-up",
                        "0s",
                        "--format",
                        "json",
                        "--question",
                        question)
                .out();
        return JsonParser.parseString(out.lines().findFirst().orElseThrow())
                .getAsJsonObject()
                .get("solutions")
                .getAsInt();
    }
}
