package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchReport;
import dlx.modelers.polyomino.PolyominoModel;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the slices along which a packing makes a sweep go through the board. */
class SweepOrderTest {

    private static List<String> order(Packing packing) {
        Cover<Placement> cover = Cover.of(packing::describe);
        return IntStream.of(cover.data().sweepOrder()).mapToObj(cover::itemName).toList();
    }

    private static Packing ofDominoes(Board board) {
        Piece domino = Piece.of("D", PieceShape.drawn("##"), Motion.ROTATIONS);
        return new Packing(List.of(domino), board, List.of());
    }

    @Test
    void goesColumnByColumnThroughALongBoardAndNamesNoPieces() {
        assertThat(order(ofDominoes(Board.box(1, 2, 3))))
                .containsExactly("cell r1c1", "cell r2c1", "cell r1c2", "cell r2c2", "cell r1c3", "cell r2c3");
    }

    @Test
    void goesRowByRowThroughAHighBoardAndASquare() {
        assertThat(order(ofDominoes(Board.box(1, 3, 2)))).startsWith("cell r1c1", "cell r1c2", "cell r2c1");
        assertThat(order(ofDominoes(Board.box(1, 2, 2)))).startsWith("cell r1c1", "cell r1c2");
    }

    @Test
    void goesLayerByLayerThroughATower() {
        assertThat(order(ofDominoes(Board.box(3, 1, 2)))).startsWith("cell r1c1", "cell r1c2", "cell r1c1l2");
        assertThat(order(ofDominoes(Board.box(2, 1, 3)))).startsWith("cell r1c1", "cell r1c1l2", "cell r1c2");
    }

    @Test
    void leavesOutBlockedCells() {
        List<Cell> cells = List.of(Cell.flat(0, 0), Cell.flat(0, 2), Cell.flat(1, 1), Cell.flat(1, 0));
        assertThat(order(ofDominoes(new Board(1, 2, 3, cells))))
                .containsExactly("cell r1c1", "cell r2c1", "cell r2c2", "cell r1c3");
    }

    @ParameterizedTest
    @CsvSource({"3x20, 8", "20x3, 8"})
    void pentominoesAreSweptSo(String board, int solutions) {
        assertThat(swept(LoadedModel.of(new PolyominoModel(), "test"), "pentominoes " + board, solutions))
                .isEqualTo("model");
    }

    @Test
    void isNotNamedWherePiecesHaveNoItems() {
        Piece any = Piece.of("D", PieceShape.drawn("##"), Motion.ROTATIONS).times(Piece.ANY_NUMBER);
        assertThat(order(new Packing(List.of(any), Board.box(1, 2, 3), List.of())))
                .isEmpty();
    }

    private static String swept(LoadedModel<Packing, Placement> model, String puzzle, int solutions) {
        Packing packing = model.next(PuzzleText.of(puzzle + "\n")).orElseThrow();
        SearchReport report =
                model.solver(packing).toBuilder().engine("sweep").build().count();
        assertThat(report.solutions()).isEqualTo(solutions);
        return report.order().orElseThrow();
    }
}
