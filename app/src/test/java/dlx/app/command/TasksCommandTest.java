package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TasksCommandTest {

    private static final String SMALL = "....\n....\n....\n....\n";

    private static List<JsonObject> objects(Result result) {
        return result.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void writesUniquePuzzlesWithTheirSteps() {
        Result result = dlx(SMALL, "tasks", "sudoku", "-", "-n", "5", "--seed", "3");

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        Set<String> texts = new HashSet<>();
        for (JsonObject task : objects(result)) {
            String text = task.get("text").getAsString();
            JsonObject rating =
                    objects(dlx(text, "rate", "sudoku", "--format", "json")).get(0);
            JsonArray steps = task.getAsJsonArray("steps");
            assertThat(rating.get("verdict").getAsString()).isEqualTo("unique");
            assertThat(task.get("level")).isEqualTo(rating.get("level"));
            assertThat(steps.size()).isEqualTo(rating.get("steps").getAsInt());
            for (int k = 0; k < steps.size(); k++) {
                assertThat(task.getAsJsonArray("techniques"))
                        .contains(steps.get(k).getAsJsonObject().get("technique"));
            }
            assertThat(task.getAsJsonArray("solution")).hasSize(16);
            assertThat(texts.add(text)).isTrue();
        }
        assertThat(texts).hasSize(5);
    }

    @Test
    void fewerTasksAreTheFirstOfMore() {
        String many =
                dlx(SMALL, "tasks", "sudoku", "-", "-n", "6", "--rating", "1").out();
        String few =
                dlx(SMALL, "tasks", "sudoku", "-", "-n", "3", "--rating", "1").out();

        assertThat(few.lines()).hasSize(3);
        assertThat(many).startsWith(few);
        assertThat(dlx(SMALL, "tasks", "sudoku", "-", "-n", "3", "--rating", "1", "--seed", "1")
                        .out())
                .isNotEqualTo(few);
    }

    /** Each of the two solutions of 4 queens is the mirror image of the other, and one given of each is enough. */
    @Test
    void endsIfThereAreTooFewDifferentPuzzles() {
        Result result = dlx("4\n", "tasks", "queens", "-", "-n", "3");

        assertThat(result.code()).isEqualTo(5);
        assertThat(objects(result)).hasSize(1);
        assertThat(result.err())
                .isEqualTo("puzzle 2: not found, because the last 1000 puzzles are the same as earlier ones up to"
                        + " symmetry\n");
    }

    @Test
    void filledPuzzlesDifferInTheirTexts() {
        Result result = dlx("5x5\n", "tasks", "tents", "-", "-n", "4");

        assertThat(result.code()).isZero();
        assertThat(objects(result))
                .extracting(task -> task.get("text"))
                .hasSize(4)
                .doesNotHaveDuplicates();
    }

    @Test
    void theTimeOfAPuzzleIsLimited() {
        Result result = cli().with("16\n").run("tasks", "queens", "-", "-n", "2", "--rating", "98", "--time", "50ms");

        assertThat(result.code()).isEqualTo(5);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit ");
    }
}
