package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests {@code count}, {@code unique}, and what all searching commands have in common. */
class SearchCommandsTest {

    private static final String OTHER_FOUR = "..Q.\nQ...\n...Q\n.Q..\n";

    @Nested
    class Count {

        @ParameterizedTest
        @CsvSource({"1,1", "2,0", "3,0", "6,4", "8,92"}) // OEIS A000170
        void writesTheNumberOfSolutions(String size, String solutions) {
            assertThat(dlx(size + "\n", "count", "toy-queens")).isEqualTo(new Result(0, solutions + "\n", ""));
        }

        @Test
        void writesNoNumberThatIsNotTheAnswer() {
            Result result = dlx("10\n", "count", "toy-queens", "--nodes", "1500");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .matches(
                            "puzzle 1: stopped by the limit on nodes after \\d+ solutions; the search was not complete\n");
        }
    }

    @Nested
    class Unique {

        @Test
        void stopsAtTheSecondSolution() {
            JsonObject stats = stats(dlx("8\n", "unique", "toy-queens", "--stats"));

            assertThat(stats.get("solutions").getAsString()).isEqualTo("2");
            assertThat(stats.get("stopped").getAsString()).isEqualTo("SOLUTION_LIMIT");
        }
    }

    @Nested
    class Json {

        @Test
        void hasTheKeysOfTheContractInTheirOrder() {
            List<String> lines = dlx("4\n3\n", "solve", "toy-queens", "--format", "json")
                    .out()
                    .lines()
                    .toList();

            assertThat(lines.get(0))
                    .isEqualTo("{\"type\":\"solution\",\"puzzle\":1,\"number\":1,\"options\":[2,8,9,15],\"chosen\":["
                            + "\"Queen[row=0, column=1]\",\"Queen[row=1, column=3]\",\"Queen[row=2, column=0]\","
                            + "\"Queen[row=3, column=2]\"],\"text\":\".Q..\\n...Q\\nQ...\\n..Q.\\n\"}");
            assertThat(withoutNanos(lines.get(1)))
                    .isEqualTo(
                            "{\"type\":\"status\",\"puzzle\":1,\"outcome\":\"SOLVED\",\"stopped\":\"SOLUTION_LIMIT\","
                                    + "\"solutions\":\"1\",\"stats\":{\"solutions\":\"1\",\"complete\":false,\"outcome\":\"SOLVED\","
                                    + "\"stopped\":\"SOLUTION_LIMIT\",\"nodes\":N,\"updates\":N,\"engine\":\"slots\","
                                    + "\"items\":22,\"options\":16,\"threads\":1,"
                                    + "\"nanos\":{\"read\":N,\"build\":N,\"search\":N}}}");
            assertThat(lines.get(2))
                    .startsWith(
                            "{\"type\":\"status\",\"puzzle\":2,\"outcome\":\"NO_SOLUTION\",\"stopped\":\"EXHAUSTED\","
                                    + "\"solutions\":\"0\",");
            assertThat(lines).hasSize(3);
        }

        @ParameterizedTest
        @CsvSource({
            "solve toy-queens --all --format options",
            "solve toy-queens --limit 100",
            "solve toy-queens --all --cross-check --format options",
            "count toy-queens --engine links",
            "unique toy-queens",
            "best toy-queens --engine links --limit 3",
            "sample toy-queens -n 4 --seed 1",
        })
        void anyNumberOfThreadsAnswersTheSame(String line) {
            Result one = dlx("8\n9\n", line.split(" "));

            assertThat(one.out()).isNotEmpty();
            for (String threads : List.of("2", "5", "0")) {
                assertThat(dlx("8\n9\n", (line + " --threads " + threads).split(" ")))
                        .as(threads)
                        .isEqualTo(one);
            }
        }

        @Test
        void statisticsTellTheNumberOfThreads() {
            assertThat(dlx("6\n", "count", "toy-queens", "--threads", "3", "--stats")
                            .err())
                    .contains("\"threads\":3,");
            assertThat(dlx("6\n", "count", "toy-queens", "--threads", "0", "--stats")
                            .err())
                    .contains("\"threads\":" + Runtime.getRuntime().availableProcessors() + ',');
        }

        @Test
        void statisticsGoToStandardErrorOneLineAPuzzle() {
            Result result = dlx("4\n8\n", "count", "toy-queens", "--stats");

            assertThat(result.out()).isEqualTo("2\n92\n");
            assertThat(result.err().lines().map(SearchCommandsTest::withoutNanos))
                    .hasSize(2)
                    .last()
                    .isEqualTo(
                            "{\"solutions\":\"92\",\"complete\":true,\"outcome\":\"SOLVED\",\"stopped\":\"EXHAUSTED\","
                                    + "\"nodes\":N,\"updates\":N,\"engine\":\"memo\",\"items\":46,\"options\":64,"
                                    + "\"threads\":1,\"nanos\":{\"read\":N,\"build\":N,\"search\":N}}");
        }

        @Test
        void uniqueAddsItsVerdict() {
            assertThat(last(dlx("1\n", "unique", "toy-queens", "--format", "json")
                                    .out())
                            .get("verdict")
                            .getAsString())
                    .isEqualTo("unique");
        }
    }

    @Nested
    class PinsAndForbids {

        private static final String THIRD = "Queen[row=0, column=2]";

        @Test
        void areCrossChecked() {
            Result result = dlx("4\n", "best", "toy-queens", "--pin", THIRD, "--cross-check", "--stats");

            assertThat(result.out()).isEqualTo(OTHER_FOUR + "score 0\n");
            assertThat(stats(result).has("checked_by")).isTrue();
        }

        @Test
        void aDescriptionThatALimitStoppedHasNoLabels() {
            Result result =
                    dlx("c colors 1000\np edge 10000 0\n", "solve", "graph-coloring", "--time", "20ms", "--pin", "x");

            assertThat(result.code()).isEqualTo(5);
        }
    }

    @Nested
    class Limits {

        @Test
        void aTimeLimitEndsASearchThatWouldTakeDays() {
            Result result = dlx("24\n", "count", "toy-queens", "--time", "50ms", "--stats");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit after ");
            assertThat(stats(result).get("stopped").getAsString()).isEqualTo("TIME");
        }

        /** Ten million options: to describe them all takes many times longer. */
        @Test
        void aTimeLimitEndsADescriptionToo() {
            Result result = dlx(
                    "c colors 1000\np edge 10000 0\n", "solve", "graph-coloring", "--time", "20ms", "--format", "json");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.err())
                    .isEqualTo("puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n");
            assertThat(result.out()).contains("\"type\":\"status\"", "\"outcome\":\"UNKNOWN\",\"stopped\":\"TIME\"");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "solve, 4, 10", "solve, 3, 20", "count, 4, 10",
        "count, 3, 20", "unique, 1, 10", "best, 4, 10",
        "best, 3, 20"
    })
    void mapsExitCodesToThoseOfSatSolvers(String command, String size, int code) {
        assertThat(dlx(size + "\n", command, "toy-queens", "--exit-code=sat").code())
                .isEqualTo(code);
    }

    @Test
    void progressIsShownOnATerminalOrWhenAskedForAndNeverOtherwise() {
        String[] line = {"count", "toy-queens", "--time", "900ms"};

        assertThat(dlx("20\n", line).err()).doesNotContain("% done");
        assertThat(cli().with("20\n").onTerminal().run(line).err()).contains("% done");
        assertThat(cli().with("20\n")
                        .onTerminal()
                        .run("count", "toy-queens", "--time", "900ms", "--no-progress")
                        .err())
                .doesNotContain("% done");
        assertThat(dlx("20\n", "count", "toy-queens", "--time", "900ms", "--progress")
                        .err())
                .contains("% done");
    }

    /** A club has equal weeks and players, of which one search takes advantage; a proof is of all options, and so is its search. */
    @ParameterizedTest
    @ValueSource(strings = {"unique", "solve"})
    void aProofIsOfASearchOfAllOptions(String command, @TempDir Path folder) {
        String club = "2 groups of 3, 2 weeks\n";
        String proof = folder.resolve("a.proof").toString();
        long nodes = nodes(dlx(club, command, "golfers", "--stats"));

        assertThat(nodes(dlx(club, command, "golfers", "--stats", "--proof", proof)))
                .isGreaterThan(nodes)
                .isEqualTo(nodes(dlx(club, "solve", "golfers", "--all", "--stats")));
    }

    private static long nodes(Result result) {
        return stats(result).get("nodes").getAsLong();
    }

    private static JsonObject stats(Result result) {
        return last(result.err());
    }

    private static JsonObject last(String lines) {
        List<String> all = lines.lines().toList();
        return JsonParser.parseString(all.get(all.size() - 1)).getAsJsonObject();
    }

    private static String withoutNanos(String json) {
        return json.replaceAll("\"(nodes|updates|read|build|search)\":\\d+", "\"$1\":N");
    }
}
