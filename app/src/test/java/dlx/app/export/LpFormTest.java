package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.app.export.StatedPuzzles.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares what a MIP solver finds best in the linear program of a puzzle with the puzzle's rules. */
class LpFormTest {

    @Test
    void hasTheBestSolutionAsItsOptimum() {
        for (int seed = 1; seed <= 150; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            String text = StatedPuzzles.text(puzzle, ExportForm.LP);
            Comparator<Long> order = puzzle.goal == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder();
            Set<List<Integer>> solutions = StatedPuzzles.solutions(puzzle);
            Optional<Long> best = solutions.stream()
                    .map(solution -> StatedPuzzles.score(puzzle, solution))
                    .min(order);
            LinearProgram program = LinearProgram.read(text);

            Optional<List<Integer>> found = program.best();

            assertThat(found.map(options -> StatedPuzzles.score(puzzle, options)))
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(best);
            String words = "seed " + seed + ": " + text;
            found.ifPresent(options -> assertThat(solutions).as(words).contains(options));
        }
    }

    @Test
    void hasTheSolutionsAsItsPointsEachOnce() {
        int checked = 0;
        for (long seed = 1; seed <= 400; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            String text = StatedPuzzles.text(puzzle, ExportForm.LP);
            LinearProgram program = LinearProgram.read(text);
            if (program.size() <= 13) {
                assertThat(program.points())
                        .as("seed %d: %s", seed, text)
                        .containsExactlyInAnyOrderElementsOf(StatedPuzzles.solutions(puzzle));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource({"cost-assign-9, 160", "toy-color, 0", "toy-mult, 0", "mcc-binary-4-2, 0"})
    void hasTheOptimumThatTheCorpusSays(String name, long optimum) throws Exception {
        StatedPuzzle puzzle = Samples.copy(name);
        Optional<List<Integer>> found =
                LinearProgram.read(StatedPuzzles.text(puzzle, ExportForm.LP)).best();
        assertThat(found.map(options -> StatedPuzzles.score(puzzle, options))).hasValue(optimum);
    }

    @Test
    void namesZeroOnlyWhereASumIsEmpty() {
        assertThat(StatedPuzzles.text(Samples.knuth("A\nA\n"), ExportForm.LP)).doesNotContain("zero", "Bounds");
        assertThat(StatedPuzzles.text(Samples.knuth("A B\nA |2\n"), ExportForm.LP))
                .contains(" i2: 0 zero = 1\n")
                .contains("Bounds\n zero = 0\nBinary\n");
        assertThat(StatedPuzzles.text(Samples.knuth("A\n"), ExportForm.LP))
                .contains(" score: 0 zero\n")
                .contains("Bounds\n zero = 0\nBinary\n");
    }

    @Test
    void writesNoLineThatOldReadersCut() {
        String text = StatedPuzzles.text(Samples.oneItem(5000, 2, 3), ExportForm.LP);
        assertThat(text.lines()).allMatch(line -> line.length() <= 510);
    }
}
