package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.app.export.StatedPuzzles.Kind;
import dlx.commands.line.UsageException;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Reads exported puzzles back with the model matrix. */
class MatrixFormTest {

    @Test
    void hasTheSameSolutions() {
        int read = 0;
        for (long seed = 1; seed <= 400; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.PLAIN);
            String text;
            try {
                text = StatedPuzzles.text(puzzle, ExportForm.MATRIX);
            } catch (UsageException e) {
                assertThat(e).hasMessageEndingWith("a matrix needs at least one of each");
                continue;
            }
            read++;
            List<List<Integer>> solutions = solutions(Samples.model("matrix"), text);
            assertThat(solutions).as("seed %d: %s", seed, text).doesNotHaveDuplicates();
            assertThat(new HashSet<>(solutions))
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(StatedPuzzles.solutions(puzzle));
        }
        assertThat(read).isGreaterThan(300);
    }

    private static <P, O> List<List<Integer>> solutions(LoadedModel<P, O> model, String text) {
        List<Integer> numbers = new ArrayList<>();
        int next = 0;
        for (String line : text.lines()
                .filter(line -> !line.startsWith("#") || line.startsWith("# option "))
                .skip(1)
                .toList()) {
            if (line.startsWith("#")) {
                next = Integer.parseInt(line.substring(9)) - 1;
            } else {
                numbers.add(++next);
            }
        }
        List<List<Integer>> solutions = new ArrayList<>();
        int rows = numbers.size() - extraRows(text, numbers.size());
        model.solverOf(text).forEach((options, count) -> {
            solutions.add(IntStream.of(options)
                    .limit(count)
                    .filter(k -> k < rows)
                    .map(numbers::get)
                    .sorted()
                    .boxed()
                    .toList());
            return Visit.CONTINUE;
        });
        return solutions;
    }

    /** Returns the number of rows that do not represent an option. */
    private static int extraRows(String text, int rows) {
        String comment = "# the rows from ";
        return text.lines()
                .filter(line -> line.startsWith(comment))
                .mapToInt(line -> rows
                        + 1
                        - Integer.parseInt(line.substring(comment.length()).split(" ")[0]))
                .findFirst()
                .orElse(0);
    }

    @Test
    void writesThisForQueens() {
        assertThat(StatedPuzzles.text(Samples.puzzle("queens", "1\n"), ExportForm.MATRIX))
                .isEqualTo("""
                # queens: 2 items, 1 options, 2 nodes
                # column 1 is row 1
                # column 2 is column 1
                1 2
                1 1
                """);
    }

    @Test
    void refusesWhatAMatrixCannotSay() {
        assertThatThrownBy(() -> StatedPuzzles.text(Samples.knuth("A | X\nA X:1\n"), ExportForm.MATRIX))
                .hasMessage("--to matrix: a matrix does not support colors; expected --to knuth, dimacs, lp, opb or"
                        + " json");
        assertThatThrownBy(() -> StatedPuzzles.text(Samples.knuth("A 1:2|B\nA\n"), ExportForm.MATRIX))
                .hasMessage("--to matrix: item \"B\" may be covered more than once, but a matrix covers each column"
                        + " once; expected --to knuth, dimacs, lp, opb or json");
        Cover<String> empty = Cover.of(builder -> builder.item("a"));
        assertThatThrownBy(() ->
                        StatedPuzzles.text(new StatedPuzzle(empty, Givens.NONE, Goal.LEAST, "", 0), ExportForm.MATRIX))
                .hasMessage("--to matrix: there are 0 rows and 1 columns; a matrix needs at least one of each");
    }
}
