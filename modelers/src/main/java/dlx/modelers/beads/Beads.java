package dlx.modelers.beads;

import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import java.util.ArrayList;
import java.util.List;

/** The twelve pieces and the empty triangle, computed when the first board is read. */
final class Beads {

    static final int ROWS = 10;

    static final List<Piece> PIECES = Piece.all(
            "A ##/#., B ####, C ###/#.., D ##/##, E #../#../###, F ####/.#.., G ###/#.#, H ###/##., "
                    + "I ###./..##, J .#./###/.#., K #../##./.##, L ####/#...",
            Motion.ROTATIONS_AND_REFLECTIONS);

    /** The cover that all boards share: 67 items, 1644 options. */
    static final Packing EMPTY = new Packing(PIECES, triangle(), List.of());

    private Beads() {}

    private static Board triangle() {
        List<Cell> holes = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column <= row; column++) {
                holes.add(Cell.flat(row, column));
            }
        }
        return new Board(1, ROWS, ROWS, holes);
    }
}
