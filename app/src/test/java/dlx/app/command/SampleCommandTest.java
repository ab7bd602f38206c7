package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.app.toys.ToyQueens;
import dlx.core.model.LoadedModel;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests {@code sample}: draws, seeds, limits. */
class SampleCommandTest {

    private static final String FOUR = ".Q..\n...Q\nQ...\n..Q.\n";
    private static final String OTHER_FOUR = "..Q.\nQ...\n...Q\n.Q..\n";

    @Test
    void drawsOneSolutionOfEachPuzzle() {
        Result result = dlx("4\n\n1\n", "sample", "toy-queens");

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isIn(FOUR + "Q\n", OTHER_FOUR + "Q\n");
    }

    @Test
    void drawsWhatTheSolverDraws() {
        List<String> expected = LoadedModel.of(new ToyQueens(), "tests").solver(6).sample(9, -5).drawn().stream()
                .map(solution -> Arrays.stream(solution.numbers())
                        .mapToObj(option -> String.valueOf(option + 1))
                        .collect(Collectors.joining(" ")))
                .toList();
        String[] line = {"sample", "toy-queens", "-n", "9", "--seed", "-5", "--format", "options"};

        assertThat(dlx("6\n", line).out().lines()).containsExactlyElementsOf(expected);
    }

    @Test
    void isTheSameEachTimeAndAnotherOneByAnotherSeed() {
        String[] line = {"sample", "toy-queens", "--number", "20", "--format", "options"};
        String[] zero = {"sample", "toy-queens", "-n", "20", "--seed", "0", "--format", "options"};
        String[] seven = {"sample", "toy-queens", "-n", "20", "--seed", "7", "--format", "options"};
        String out = dlx("8\n", line).out();

        assertThat(out).hasLineCount(20).isEqualTo(dlx("8\n", line).out());
        assertThat(dlx("8\n", zero).out()).isEqualTo(out);
        assertThat(dlx("8\n", seven).out()).hasLineCount(20).isNotEqualTo(out);
    }

    /** The probability that 2000 draws miss at least one of the 92 solutions is below 1e-7. */
    @Test
    void drawsEverySolutionInTheEnd() {
        String all = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                .out();
        String drawn = dlx("8\n", "sample", "toy-queens", "-n", "2000", "--format", "options")
                .out();

        assertThat(drawn.lines()).hasSize(2000);
        assertThat(drawn.lines().distinct())
                .containsExactlyInAnyOrderElementsOf(all.lines().toList());
    }

    @Test
    void jsonHasTheSeedAndWhetherTheDrawsAreUniform() {
        List<JsonObject> objects = dlx("4\n", "sample", "toy-queens", "-n", "3", "--seed", "7", "--format", "json")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();

        assertThat(objects).hasSize(4);
        assertThat(objects.get(2).get("number").getAsInt()).isEqualTo(3);
        assertThat(objects.get(3).get("seed").getAsLong()).isEqualTo(7);
        assertThat(objects.get(3).get("uniform").getAsBoolean()).isTrue();
        assertThat(objects.get(3).get("solutions").getAsString()).isEqualTo("2");
    }

    @Test
    void keepsToTheGivens() {
        String[] pinned = {"sample", "toy-queens", "-n", "2", "--pin", "Queen[row=0, column=1]"};
        String[] forbidden = {"sample", "toy-queens", "-n", "2", "--forbid", "Queen[row=0, column=1]"};

        assertThat(dlx("4\n", pinned)).isEqualTo(new Result(0, FOUR + "\n" + FOUR, ""));
        assertThat(dlx("4\n", forbidden)).isEqualTo(new Result(0, OTHER_FOUR + "\n" + OTHER_FOUR, ""));
    }

    @Test
    void whatASearchThatIsStoppedHasDrawnIsNotUniform() {
        String[] line = {"sample", "toy-queens", "-n", "2", "--nodes", "500", "--engine", "links"};
        Result result = dlx("8\n", line);

        assertThat(result.code()).isEqualTo(5);
        assertThat(result.out()).hasLineCount(17);
        assertThat(result.err())
                .matches("puzzle 1: stopped by the limit on nodes after \\d+ solutions; the draws are not uniform,"
                        + " because they are from the solutions found so far\n");
    }

    @Test
    void aTimeLimitMayLeaveNoDraw() {
        assertThat(dlx("8\n", "sample", "toy-queens", "--time", "0s"))
                .isEqualTo(new Result(
                        5, "", "puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n"));
    }

    @Test
    void drawsAlsoWhereADiagramHasNoMemory() {
        Result result = dlx("8\n", "sample", "toy-queens", "-n", "5", "--memo-memory", "1K");

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).hasLineCount(44);
    }

    @Test
    void refusesNumbersThatAreNone() {
        assertThat(dlx("4\n", "sample", "toy-queens", "-n", "0"))
                .isEqualTo(new Result(2, "", "-n 0: must be 1 or more\n"));
        for (String[] wrong : new String[][] {{"-n", "99999999999"}, {"-n", "two"}, {"--seed", "x"}}) {
            Result result = dlx("4\n", "sample", "toy-queens", wrong[0], wrong[1]);

            assertThat(result.code()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .contains(wrong[1] + ": must be a whole number below 2^")
                    .hasLineCount(1);
        }
    }

    @Test
    void standardOutputTakesOnePicture() {
        assertThat(dlx("4\n", "sample", "toy-queens", "-n", "2", "--format", "svg"))
                .isEqualTo(new Result(
                        2, "", "--format svg: requires --output DIR, because there may be several pictures\n"));
    }
}
