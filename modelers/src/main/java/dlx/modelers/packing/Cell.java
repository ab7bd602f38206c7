package dlx.modelers.packing;

import dlx.api.BoardMap;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A unit square of a board, or a unit cube of a box. Flat boards have one layer. Cells are ordered as they are read:
 * by layer, row, column.
 *
 * @param layer from 0
 * @param row from 0
 * @param column from 0
 * @since 0.1
 */
public record Cell(int layer, int row, int column) implements Comparable<Cell> {

    private static final Comparator<Cell> ORDER =
            Comparator.comparingInt(Cell::layer).thenComparingInt(Cell::row).thenComparingInt(Cell::column);

    /**
     * A cell of a flat board.
     *
     * @param row from 0
     * @param column from 0
     * @return the cell
     */
    public static Cell flat(int row, int column) {
        return new Cell(0, row, column);
    }

    /**
     * The cell so far away from this one.
     *
     * @param layers how many layers further
     * @param rows how many rows further
     * @param columns how many columns further
     * @return another cell
     */
    public Cell plus(int layers, int rows, int columns) {
        return new Cell(layer + layers, row + rows, column + columns);
    }

    /**
     * Returns the cell of a flat board onto which a turn or a reflection moves this one.
     *
     * @param map of the board
     * @return another cell, perhaps this one
     */
    public Cell moved(BoardMap map) {
        return flat(map.row(row, column), map.column(row, column));
    }

    /**
     * The cells that share a side with this one, on any board.
     *
     * @return six cells
     */
    public Stream<Cell> neighbors() {
        return Stream.of(plus(-1, 0, 0), plus(0, -1, 0), plus(0, 0, -1), plus(0, 0, 1), plus(0, 1, 0), plus(1, 0, 0));
    }

    @Override
    public int compareTo(Cell other) {
        return ORDER.compare(this, other);
    }

    /** Rows and columns count from 1, as in {@code r1c1}; layers are named from the second on, as in {@code r1c1l2}. */
    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1) + (layer == 0 ? "" : "l" + (layer + 1));
    }
}
