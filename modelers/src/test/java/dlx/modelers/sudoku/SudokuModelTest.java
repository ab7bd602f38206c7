package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuModelTest extends ExactCoverModelContract<SudokuBoard, CellValue> {

    private static final String EASY =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final String SEVENTEEN_GIVENS =
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    @Override
    protected SudokuModel model() {
        return new SudokuModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "....\n....\n....\n....\n",
                288L, // OEIS A107739
                EASY,
                1L,
                "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
                1L,
                SEVENTEEN_GIVENS,
                1L,
                "55" + ".".repeat(79),
                0L,
                SOLVED,
                1L,
                "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n",
                1L,
                "AB..\nC...\n....\n....\n",
                12L);
    }

    @Test
    void solves() {
        SudokuBoard board = sudoku.puzzle(EASY);
        assertThat(sudoku.render(
                        board,
                        Solution.of(sudoku.solver(board).solve().options().orElseThrow())))
                .isEqualTo(SOLVED + "\n");
    }

    @ParameterizedTest
    @CsvSource({ // nodes of Knuth's DLX2 on the same items, options and order
        SEVENTEEN_GIVENS + ", 65",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.., 2720",
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..., 5654",
        "................, 2157"
    })
    void searchesTheTreeThatWasMeasured(String board, long nodes) {
        assertThat(sudoku.solver(sudoku.puzzle(board)).toBuilder()
                        .engine("links")
                        .build()
                        .count()
                        .nodes())
                .isEqualTo(nodes);
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<CellValue> cover = sudoku.solverOf("-".repeat(36)).cover();
        assertThat(cover.itemName(0)).isEqualTo("cell r1c1");
        assertThat(cover.itemName(36 + 4)).isEqualTo("row 1 digit 5");
        assertThat(cover.itemName(2 * 36 + 6)).isEqualTo("column 2 digit 1");
        assertThat(cover.itemName(4 * 36 - 1)).isEqualTo("box 6 digit 6");
        assertThat(cover.label(4)).isEqualTo("r1c1=5");
    }

    @Test
    void sharesShapeAndPlacementsBetweenBoards() {
        SudokuBoard one = sudoku.puzzle(EASY);
        SudokuBoard other = sudoku.puzzle(SEVENTEEN_GIVENS.replace('0', '.').replaceAll(".{9}", "$0\n"));
        assertThat(model().shape(one)).isEqualTo(model().shape(other));
        assertThat(one).isEqualTo(sudoku.puzzle(EASY)).isNotEqualTo(other);
        assertThat(sudoku.solver(one).cover()).isSameAs(sudoku.solver(other).cover());
        assertThat(one.givens().get(0)).isSameAs(sudoku.puzzle(EASY).givens().get(0));
    }

    @Test
    void spreadsTheHashesOfPlacements() {
        Set<Integer> hashes = new HashSet<>();
        for (int i = 0; i < 729; i++) {
            hashes.add(new CellValue(i / 81 + 1, i / 9 % 9 + 1, i % 9 + 1).hashCode());
        }
        assertThat(hashes).hasSize(729);
    }

    @Test
    void drawsBoxesAndGivens() {
        SudokuBoard board = sudoku.puzzle("A.....\n" + "......\n".repeat(5));
        String svg = model().picture(
                        board,
                        Solution.of(sudoku.solver(board).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("<text ")).hasSize(37);
        assertThat(svg.split("font-weight=\"bold\"")).hasSize(2);
        assertThat(svg.split("stroke-width=\"0.08\"")).hasSize(8); // four around, two lying, one standing
    }

    private long count(String text) {
        return sudoku.solver(sudoku.puzzle(text)).count().solutions().longValueExact();
    }
}
