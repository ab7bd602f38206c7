package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LargeBoardTest {

    private final ModelRegistry models = ModelRegistry.load();

    private Solver<?> solver(String model, String text) {
        return models.get(model).solverOf(text);
    }

    private Cover<?> cover(LargeBoard board) {
        return solver(board.model(), board.text()).cover();
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, 6 50 4", "sudoku, 3 30 1", "latin, 50 58 1", "latin, 7 40 2",
        "edges, 8 6 1", "edges, 3 2 5", "sums, 18 1", "triples, 150 600 1",
        "matching, 40 80 1"
    })
    void holdTheSolutionThatIsPlanted(String name, String words) {
        LargeBoard board = LargeBoard.of(name, words);
        Solver<?> solved = solver(board.model(), board.solved());
        Optional<? extends java.util.List<?>> solution = solved.solve().options();

        assertThat(solution).isPresent();
        if (board.model().equals("knuth")) {
            assertThat(solution.get()).hasSize(solved.cover().optionCount()); // all of them, and they are a choice
            assertThat(board.text().lines()).containsAll(board.solved().lines().toList());
        } else {
            String[] open = board.text().split("\\s+");
            String[] filled = board.solved().split("\\s+");
            assertThat(IntStream.range(0, filled.length))
                    .hasSameSizeAs(open)
                    .allMatch(cell -> open[cell].equals(".") || open[cell].equals(filled[cell]));
        }
    }

    @Test
    void aFillominoKeepsSomeOfTheNumbersThatArePlanted() {
        LargeBoard board = LargeBoard.of("fillomino", "8 40 1");
        assertThat(solver(board.model(), board.solved()).solve().options()).isPresent();
        String open = board.text().replace("\n", "");
        String filled = board.solved().replace("\n", "");
        assertThat(open).hasSize(64).hasSameSizeAs(filled);
        assertThat(IntStream.range(0, 64))
                .allMatch(cell -> open.charAt(cell) == '.' || open.charAt(cell) == filled.charAt(cell));
        assertThat(open.chars().filter(c -> c != '.').count()).isEqualTo(Math.round(0.4 * 64));
    }

    @Test
    void areTheSameEachTimeAndOthersForAnotherSeed() {
        assertThat(LargeBoard.of("edges", "5 4 1"))
                .isEqualTo(LargeBoard.of("edges", "5 4 1"))
                .isNotEqualTo(LargeBoard.of("edges", "5 4 2"));
        assertThat(LargeBoard.of("sudoku", "6 50 4"))
                .isEqualTo(LargeBoard.of("sudoku", "6 50 4"))
                .isNotEqualTo(LargeBoard.of("sudoku", "6 50 5"));
    }

    @Test
    void haveTheSizesThatArePromised() {
        assertThat(LargeBoard.of("sudoku", "6 50 4").text().split("\\s+"))
                .hasSize(1296)
                .filteredOn("."::equals)
                .hasSize(648);
        assertThat(LargeBoard.of("latin", "50 58 1").text().split("\\s+"))
                .hasSize(2500)
                .filteredOn("."::equals)
                .hasSize(1050);
        assertThat(cover(LargeBoard.of("matching", "40 80 1")).itemCount()).isEqualTo(40);
        assertThat(cover(LargeBoard.of("matching", "40 80 1")).optionCount()).isEqualTo(80);
        assertThat(cover(LargeBoard.of("sums", "18 1")).itemCount()).isEqualTo(36);
        assertThat(cover(LargeBoard.of("sums", "18 1")).optionCount()).isEqualTo(324);
        assertThat(cover(LargeBoard.of("triples", "150 600 1")).itemCount()).isEqualTo(150);
        assertThat(cover(LargeBoard.of("triples", "150 600 1")).optionCount()).isEqualTo(600);
        assertThat(cover(LargeBoard.of("design", "13 4 2")).itemCount()).isEqualTo(78);
        assertThat(cover(LargeBoard.of("design", "13 4 2")).optionCount()).isEqualTo(715);
        assertThat(cover(LargeBoard.of("edges", "8 6 1")).itemCount()).isEqualTo(2 * 64 + 2 * 56);
        assertThat(LargeBoard.of("mycielski", "6 5").text()).startsWith("c colors 5\np edge 47 236\n");
    }

    @Test
    void haveSolutionsWhereMathematicsSaysSo() {
        assertThat(models.get("knuth")
                        .solverOf(LargeBoard.of("design", "7 3 1").text())
                        .solve()
                        .options())
                .hasValueSatisfying(blocks -> assertThat(blocks).hasSize(7)); // the plane of Fano
        LargeBoard grotzsch = LargeBoard.of("mycielski", "4 3");
        LargeBoard colored = LargeBoard.of("mycielski", "4 4");
        assertThat(solver(grotzsch.model(), grotzsch.text()).solve().options()).isEmpty();
        assertThat(solver(colored.model(), colored.text()).solve().options()).isPresent();
    }

    @Test
    void saysThatANameMeansNothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LargeBoard.of("hexagons", "6"))
                .withMessage("name: puzzle not found: hexagons");
    }
}
