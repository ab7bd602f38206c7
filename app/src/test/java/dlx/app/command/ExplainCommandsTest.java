package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.core.explain.Rating;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code explain}, {@code hint}, {@code path}, {@code rate}, {@code alive}. */
class ExplainCommandsTest {

    private static final String CORNER = "Queen[row=0, column=0]";
    private static final String SIDE = "Queen[row=0, column=1]";

    private static List<JsonObject> objects(Result result) {
        return result.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void explainsWhyThereIsNoSolution() {
        Result result = dlx("4\n", "explain", "toy-queens", "--pin", CORNER, "--time", "60s");

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("no solution: 1 of 1 givens contradicts the rules: " + CORNER + "\n")
                .contains(" is taken by " + CORNER + "\n")
                .endsWith("there is a solution without " + CORNER + "\n");
    }

    @Test
    void explainsWhyThereAreSeveralAndOne() {
        Result result = dlx("4\n1\n", "explain", "toy-queens", "--time", "60s");

        assertThat(result.code()).isZero();
        assertThat(result.out())
                .startsWith("several solutions; the first two differ in 4 options:\n  1st: Queen[")
                .contains(
                        "1 more given makes it unique:\n  Queen[",
                        "\n\none solution, found in 1 step; rating: level 1: singles\n");
    }

    @Test
    void explainsAsObjects() {
        List<JsonObject> objects =
                objects(dlx("4\n", "explain", "toy-queens", "--pin", CORNER, "--time", "60s", "--format", "json"));

        assertThat(objects).hasSize(1);
        JsonObject none = objects.get(0);
        assertThat(none.get("type").getAsString()).isEqualTo("explanation");
        assertThat(none.get("verdict").getAsString()).isEqualTo("none");
        assertThat(none.getAsJsonArray("givens")).hasToString("[{\"option\":1,\"label\":\"" + CORNER + "\"}]");
        assertThat(none.getAsJsonArray("givens")).isEqualTo(none.getAsJsonArray("suspects"));
        assertThat(none.getAsJsonArray("demands")).isNotEmpty();
        assertThat(none.getAsJsonArray("refutation")).isNotEmpty();
        assertThat(none.getAsJsonArray("words").get(0).getAsString()).startsWith("no solution: ");
        assertThat(none.get("stopped").getAsString()).isEqualTo("EXHAUSTED");
    }

    @Test
    void saysWhatCanBeLeftOutAsObjects() {
        List<JsonObject> objects = objects(
                dlx("4\n", "explain", "toy-queens", "--minimal", "--format", "json", "--pin", CORNER, "--pin", SIDE));

        JsonObject none = objects.get(0);
        assertThat(none.get("type").getAsString()).isEqualTo("revision");
        assertThat(none.get("verdict").getAsString()).isEqualTo("none");
        JsonObject repair = none.getAsJsonArray("repairs").get(0).getAsJsonObject();
        assertThat(repair.getAsJsonArray("without")).hasToString("[{\"option\":1,\"label\":\"" + CORNER + "\"}]");
        assertThat(repair.get("known").getAsBoolean()).isTrue();
        assertThat(none.get("stopped").getAsString()).isEqualTo("EXHAUSTED");
    }

    @Test
    void explainsByColoring() {
        String triangle = "3 01=1 12=1 02=1\n";
        JsonObject none = objects(dlx(triangle, "explain", "toy-cover", "--format", "json"))
                .get(0);

        assertThat(none.get("weights"))
                .hasToString("{\"modulus\":2,\"total\":3,\"taken\":[],\"excluded\":[],"
                        + "\"weights\":[{\"weight\":1,\"items\":[\"thing 0\",\"thing 1\",\"thing 2\"]}]}");
        assertThat(none.has("refutation")).isFalse();
        assertThat(none.getAsJsonArray("demands")).isEmpty();
        assertThat(dlx(triangle, "explain", "toy-cover").out())
                .isEqualTo("no solution: the rules alone are impossible\n"
                        + "Every option, such as 01=1, covers 2 things.\n"
                        + "There are 3 things, an odd number.\n");
    }

    @Test
    void hintsAtTheNextSteps() {
        Result one = dlx("4\n", "hint", "toy-queens", "--pin", SIDE, "--time", "60s");
        Result two = dlx("4\n", "hint", "toy-queens", "--pin", SIDE, "--time", "60s", "--steps", "2", "--words");

        assertThat(one.code()).isZero();
        assertThat(one.out())
                .matches("Queen\\[row=\\d, column=\\d] must be taken \\(level \\d: only option for row \\d\\)\n");
        assertThat(two.out())
                .startsWith("Only option for row 1 (level 1): Queen[")
                .contains(" is taken by ");
    }

    @Test
    void aWayEndsWithTheRating() {
        Result way = dlx("4\n", "path", "toy-queens", "--pin", SIDE);
        List<JsonObject> objects = objects(dlx("4\n", "path", "toy-queens", "--pin", SIDE, "--format", "json"));

        assertThat(way.code()).isZero();
        List<String> lines = way.out().lines().toList();
        assertThat(lines.get(0)).startsWith("1. Only option for row 1 (level 1): Queen[");
        assertThat(lines).last().isEqualTo("rating: level 1: singles");
        assertThat(objects).hasSameSizeAs(lines);
        assertThat(objects.get(0).get("type").getAsString()).isEqualTo("step");
        JsonObject rating = objects.get(objects.size() - 1);
        assertThat(rating.get("type").getAsString()).isEqualTo("rating");
        assertThat(rating.get("verdict").getAsString()).isEqualTo("unique");
        assertThat(rating.get("level_name").getAsString()).isEqualTo("singles");
        assertThat(rating.get("steps").getAsInt()).isEqualTo(lines.size() - 1);
    }

    @Test
    void aLineStandsBetweenPuzzles() {
        assertThat(dlx("1\n3\n1\n", "path", "toy-queens").out())
                .isEqualTo("1. Only option for row 0 (level 1): Queen[row=0, column=0] must be taken\n"
                        + "rating: level 1: singles\n"
                        + "puzzle 2:\n"
                        + "there is no solution; dlx explain toy-queens shows why\n"
                        + "puzzle 3:\n"
                        + "1. Only option for row 0 (level 1): Queen[row=0, column=0] must be taken\n"
                        + "rating: level 1: singles\n");
        assertThat(dlx("x\n1\n", "hint", "toy-queens").out())
                .as("the first is refused, and the number says which one this is")
                .isEqualTo("puzzle 2:\nQueen[row=0, column=0] must be taken (level 1: only option for row 0)\n");
        assertThat(dlx("1\n1\n", "hint", "toy-queens", "--format", "svg").out())
                .matches("(?s)Only option.*Queen.*\npuzzle 2:\nOnly option.*Queen.*");
        assertThat(dlx("1\n3\n1\n", "alive", "toy-queens").out())
                .isEqualTo("Queen[row=0, column=0]\npuzzle 2:\npuzzle 3:\nQueen[row=0, column=0]\n");
        assertThat(dlx("1\n1\n", "path", "toy-queens", "--format", "json").out())
                .doesNotContain("puzzle 2:");
    }

    @Test
    void theHelpOfWhatTakesLevelsHasALegendOfThem() {
        assertThat(dlx("", "rate", "--help").out()).contains("Levels: " + Rating.LEGEND + ".");
        assertThat(dlx("", "generate", "--help").out().replaceAll("\\s+", " ")).contains(Rating.LEGEND);
    }

    @Test
    void writesTheOptionsAlive() {
        assertThat(dlx("4\n", "alive", "toy-queens", "--pin", SIDE).out())
                .isEqualTo(SIDE + "\nQueen[row=1, column=3]\nQueen[row=2, column=0]\nQueen[row=3, column=2]\n");
        assertThat(dlx("3\n", "alive", "toy-queens").out()).isEmpty();
        JsonObject alive =
                objects(dlx("4\n", "alive", "toy-queens", "--format", "json")).get(0);
        assertThat(alive.getAsJsonArray("alive")).hasSize(8);
        assertThat(alive.getAsJsonArray("unknown")).isEmpty();
    }

    @Test
    void onATerminalSolveAndUniquePointToIt() {
        String pointer = "dlx explain toy-queens shows why";

        assertThat(cli().onTerminal().with("3\n").run("solve", "toy-queens").err())
                .containsOnlyOnce(pointer);
        assertThat(cli().onTerminal().with("4\n3\n").run("unique", "toy-queens").err())
                .containsOnlyOnce(pointer);
        assertThat(cli().onTerminal().with("1\n").run("unique", "toy-queens").err())
                .doesNotContain(pointer);
        assertThat(dlx("3\n", "solve", "toy-queens").err()).doesNotContain(pointer);
    }
}
