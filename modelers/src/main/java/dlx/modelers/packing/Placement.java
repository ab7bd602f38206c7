package dlx.modelers.packing;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "this piece covers these cells". The label is {@code F r1c2 r1c3 r2c1 r2c2 r3c2}.
 *
 * @param piece the name of the piece
 * @param cells what it covers, sorted
 * @since 0.1
 */
public record Placement(String piece, List<Cell> cells) {

    /** What takes the place of a piece's name where a counted cell stays empty. */
    private static final String HOLE = "hole";

    /**
     * A counted cell that stays empty.
     *
     * @param cell one that may
     * @return an option like a piece of one cell
     */
    static Placement hole(Cell cell) {
        return new Placement(HOLE, List.of(cell));
    }

    /**
     * Whether this is a cell that stays empty, and no piece.
     *
     * @return {@code true} if nothing lies there
     */
    public boolean isHole() {
        return piece.equals(HOLE);
    }

    /** A placement with copies of what was given. */
    public Placement {
        cells = List.copyOf(cells);
    }

    @Override
    public String toString() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" ", piece + " ", ""));
    }
}
