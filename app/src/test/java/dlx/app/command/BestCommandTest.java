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

    /** Costs 7, 8 and 10; the greatest is the best. */
    private static final String THREE = "3 01=3 2=4 0=1 12=9 012=8\n";

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
