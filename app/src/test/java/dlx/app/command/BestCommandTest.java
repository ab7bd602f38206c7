package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code best}: scores, gaps, limits, costs. */
class BestCommandTest {

    @Test
    void writesTheBestSolutionAndItsScore() {
        assertThat(dlx("4 01=3 23=4 02=1 13=9\n", "best", "toy-cover"))
                .isEqualTo(new Result(0, "02=1 13=9\nscore 10\n", ""));
    }

    @Test
    void scoresMayBeNegative() {
        assertThat(dlx("1 0=-3 0=-2\n", "best", "toy-cover").out()).isEqualTo("0=-2\nscore -2\n");
    }

    @Test
    void aPuzzleWithoutSolutionHasNoScore() {
        assertThat(dlx("2 0=1\n", "best", "toy-cover"))
                .isEqualTo(
                        new Result(
                                4,
                                "",
                                "puzzle 1: no solution\n"
                                        + "warning: puzzle 1: no option holds the item \"thing 1\", so there is no solution\n"));
    }

    /** Costs 7, 8 and 10; the greatest is the best. */
    private static final String THREE = "3 01=3 2=4 0=1 12=9 012=8\n";

    @Test
    void writesTheBestFewTheBestFirst() {
        assertThat(dlx(THREE, "best", "toy-cover", "--limit", "2"))
                .isEqualTo(new Result(0, "0=1 12=9\nscore 10\n012=8\nscore 8\n", ""));
        assertThat(dlx(THREE, "best", "toy-cover", "--limit", "9", "--format", "options"))
                .isEqualTo(new Result(
                        0,
                        "3 4\n5\n1 2\n",
                        "puzzle 1, solution 1: score 10\npuzzle 1, solution 2: score 8\n"
                                + "puzzle 1, solution 3: score 7\n"));
    }

    @Test
    void warnsWhereNothingCanProve() {
        assertThat(dlx(THREE, "best", "toy-cover", "--seed", "7").err())
                .startsWith("warning: --strategy and --seed have best look at every solution")
                .hasLineCount(1);
        assertThat(dlx(THREE, "best", "toy-cover", "--seed", "7", "--engine", "links")
                        .err())
                .isEmpty();
    }

    @Test
    void writesAllOptima() {
        assertThat(dlx("2 01=7 0=4 1=3 1=2\n", "best", "toy-cover", "--all")
                        .out()
                        .lines())
                .containsExactlyInAnyOrder("01=7", "score 7", "0=4 1=3", "score 7");
        assertThat(dlx(THREE, "best", "toy-cover", "--all").out()).isEqualTo("0=1 12=9\nscore 10\n");
    }

    @Test
    void jsonNumbersTheBestFew() {
        List<JsonObject> objects = dlx(THREE, "best", "toy-cover", "--limit", "2", "--format", "json")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();

        assertThat(objects).hasSize(3);
        assertThat(objects.get(0).get("number").getAsInt()).isEqualTo(1);
        assertThat(objects.get(0).get("score").getAsLong()).isEqualTo(10);
        assertThat(objects.get(1).get("number").getAsInt()).isEqualTo(2);
        assertThat(objects.get(1).get("score").getAsLong()).isEqualTo(8);
        assertThat(objects.get(2).get("score").getAsLong()).isEqualTo(10);
        assertThat(objects.get(2).get("bound").getAsLong()).isEqualTo(10);
    }

    @Test
    void theModelSaysThatTheLeastIsTheBest() {
        assertThat(dlx("A B\nA |5\nB |2\nA B |9\n", "best", "knuth", "--limit", "2"))
                .isEqualTo(new Result(0, "A |5\nB |2\nscore 7\nA B |9\nscore 9\n", ""));
    }

    /** The solutions cost 8, 9 and 11. */
    @Test
    void takesWhatIsWithinTheGap() {
        Result result = dlx("A B\nA |5\nB |6\nA B |9\nA B |8\n", "best", "knuth", "--gap", "1", "--format", "options");

        assertThat(result.code()).isZero();
        assertThat(result.out()).isIn("4\n", "3\n");
    }

    @Test
    void improvementsAreObjectsWhereTheyAreAskedFor() {
        String[] plain = {"best", "toy-cover", "--engine", "links", "--format", "json"};
        String[] reported = {"best", "toy-cover", "--engine", "links", "--format", "json", "--progress"};
        List<String> progress = dlx(THREE, reported)
                .out()
                .lines()
                .filter(line -> line.contains("\"progress\""))
                .toList();

        assertThat(dlx(THREE, plain).out()).hasLineCount(2);
        assertThat(cli().with(THREE).onTerminal().run(plain).out()).hasLineCount(2);
        assertThat(progress).isNotEmpty();
        assertThat(progress.get(0))
                .matches(
                        "\\{\"type\":\"progress\",\"puzzle\":1,\"score\":\\d+,\"nodes\":\\d+,\"seconds\":\\d+\\.\\d{6}}");
        assertThat(progress.get(progress.size() - 1)).contains("\"score\":10,");
        assertThat(dlx(THREE, reported).out()).hasLineCount(progress.size() + 2);
        assertThat(dlx(THREE, "best", "toy-cover", "--format", "json", "--progress")
                        .out()
                        .lines()
                        .filter(line -> line.contains("\"progress\"")))
                .isNotEmpty()
                .allMatch(line -> line.matches("\\{\"type\":\"progress\",\"puzzle\":1,(\"score\":\\d+,)?"
                        + "(\"bound\":\\d+,)?\"nodes\":\\d+,\"seconds\":\\d+\\.\\d{6}}"));
        assertThat(dlx(THREE, "best", "toy-cover", "--progress").out()).isEqualTo("0=1 12=9\nscore 10\n");
    }

    @Test
    void tellsHowFarItCameWhereALimitStopsIt() {
        Result result = dlx("8\n", "best", "toy-queens", "--nodes", "100", "--engine", "links");

        assertThat(result.code()).isEqualTo(5);
        assertThat(result.out()).endsWith("score 0\n").hasLineCount(9);
        assertThat(result.err())
                .isEqualTo("warning: puzzle 1: no option has a score, so every solution is a best one, with the score"
                        + " 0\npuzzle 1: stopped by the limit on nodes; best so far 0, no bound is known\n");
        assertThat(dlx("8\n", "best", "toy-queens", "--nodes", "2", "--engine", "links"))
                .isEqualTo(
                        new Result(
                                5,
                                "",
                                "warning: puzzle 1: no option has a score, so every solution is a best one, with the score"
                                        + " 0\npuzzle 1: stopped by the limit on nodes; no solution so far, no bound is known\n"));
    }

    @Test
    void withoutAProofItShowsWhatItHasAndTellsSo() {
        Result result = dlx("12\n", "best", "toy-queens", "--engine", "links", "--nodes", "2000", "--format", "json");

        assertThat(result.code()).isEqualTo(5);
        JsonObject status = last(result.out());
        assertThat(status.get("outcome").getAsString()).isEqualTo("SOLVED");
        assertThat(status.get("stopped").getAsString()).isEqualTo("NODES");
        assertThat(status.has("score")).isTrue();
        assertThat(status.has("bound")).as("a bound nobody proved").isFalse();
    }

    @Test
    void jsonHasTheScoreInItsPlace() {
        List<String> lines = dlx("2 01=7 0=1 1=2\n", "best", "toy-cover", "--engine", "links", "--format", "json")
                .out()
                .lines()
                .toList();

        assertThat(lines.get(0))
                .isEqualTo("{\"type\":\"solution\",\"puzzle\":1,\"number\":1,\"score\":7,\"options\":[1],"
                        + "\"chosen\":[\"01=7\"],\"text\":\"01=7\\n\"}");
        assertThat(lines.get(1))
                .startsWith("{\"type\":\"status\",\"puzzle\":1,\"outcome\":\"SOLVED\",\"stopped\":\"EXHAUSTED\","
                        + "\"solutions\":\"2\",\"score\":7,\"bound\":7,\"stats\":{");
    }

    @Test
    void warnsOfCostsOnceWhereTheyAreIgnored() {
        String text = "A B\nA |5\nB |2\nA B |9\n";
        String warning = "warning: <stdin>:2: costs are ignored here; only the best solution depends on them\n";
        assertThat(dlx(text, "count", "knuth")).isEqualTo(new Result(0, "2\n", warning));
        assertThat(dlx(text, "unique", "knuth")).isEqualTo(new Result(0, "multiple\n", warning));
        assertThat(dlx(text, "solve", "knuth").err()).isEqualTo(warning);
        assertThat(dlx(text, "best", "knuth")).isEqualTo(new Result(0, "A |5\nB |2\nscore 7\n", ""));
        assertThat(dlx(text, "inspect", "knuth").err()).isEmpty();
    }

    @Test
    void warnsOnceOfCostsThatAreMissingWhereTheyCount() {
        String text = "A B\nA |5\nB\nA B |9\n";
        String missing = "warning: <stdin>:3:2: this option states no cost, unlike others; it counts as 0\n";
        assertThat(dlx(text, "best", "knuth")).isEqualTo(new Result(0, "A |5\nB\nscore 5\n", missing));
        assertThat(dlx(text, "count", "knuth").err())
                .isEqualTo("warning: <stdin>:2: costs are ignored here; only the best solution depends on them\n");
    }

    @Test
    void aCostThatIsNoneHasItsPlace() {
        assertThat(dlx("A\nA |x\n", "best", "knuth"))
                .isEqualTo(new Result(3, "", "<stdin>:2:3: '|x' is not a cost; expected digits right after the |\n"));
    }

    /** The text is refused at the cost that is too much; the answers before it stay, and those behind it come. */
    @Test
    void aSumOfCostsThatFitsNowhereIsRefusedAtItsPlace(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.dlx"), "A\nA |3\n");
        Path dear =
                Files.writeString(folder.resolve("dear.dlx"), "A B\nA |9223372036854775807\nB |9223372036854775807\n");

        Result result = dlx("", "best", "knuth", good.toString(), dear.toString(), good.toString());

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.out()).isEqualTo("A |3\nscore 3\nA |3\nscore 3\n");
        assertThat(result.err())
                .isEqualTo(dear + ":3:3: '|9223372036854775807' lets the total overflow; expected numbers so small that"
                        + " every total fits into 64 bits\n");
        assertThat(dlx("", "count", "knuth", dear.toString()).out())
                .as("nobody adds up")
                .isEqualTo("1\n");
        String either = "A B\nA |9223372036854775807\nA |9223372036854775807\nB |0\n";
        assertThat(dlx(either, "best", "knuth").out())
                .as("no solution has both")
                .endsWith("score 9223372036854775807\n");
        String both = "0:2|A\nA |9223372036854775807\nA |1\n";
        assertThat(dlx(both, "best", "knuth").err()).startsWith("<stdin>:3:3: ");
    }

    private static JsonObject last(String lines) {
        List<String> all = lines.lines().toList();
        return JsonParser.parseString(all.get(all.size() - 1)).getAsJsonObject();
    }
}
