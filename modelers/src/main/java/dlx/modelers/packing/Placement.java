package dlx.modelers.packing;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "this piece covers these cells". The label is {@code F r1c2 r1c3 r2c1 r2c2 r3c2}.
 *
 * @param piece the name of the piece
 * @param cells the cells that the piece covers, sorted
 * @since 0.1
 */
public record Placement(String piece, List<Cell> cells) {

    /** Name in place of a piece where a counted cell stays empty. */
    private static final String HOLE = "hole";

    /**
     * Returns the option that a counted cell stays empty.
     *
     * @param cell a cell that may stay empty
     * @return an option like a piece of one cell
     */
    static Placement hole(Cell cell) {
        return new Placement(HOLE, List.of(cell));
    }

    /**
     * Returns true if this is a cell that stays empty, not a piece.
     *
     * @return true if the cell stays empty
     */
    public boolean isHole() {
        return piece.equals(HOLE);
    }

    /** Creates a placement with a copy of the list. */
    public Placement {
        cells = List.copyOf(cells);
    }

    @Override
    public String toString() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" ", piece + " ", ""));
    }
}
