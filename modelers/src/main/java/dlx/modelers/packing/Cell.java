package dlx.modelers.packing;

import dlx.api.Area;
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
     * Returns a cell of a flat board.
     *
     * @param row from 0
     * @param column from 0
     * @return the cell
     */
    public static Cell flat(int row, int column) {
        return new Cell(0, row, column);
    }

    /**
     * Returns the cell at a distance from this cell.
     *
     * @param layers number of layers to add
     * @param rows number of rows to add
     * @param columns number of columns to add
     * @return another cell
     */
    public Cell plus(int layers, int rows, int columns) {
        return new Cell(layer + layers, row + rows, column + columns);
    }

    /**
     * Returns the cell of a flat board onto which a turn or a reflection moves this cell.
     *
     * @param map the turn or reflection of the board
     * @return another cell, or this one if it stays in place
     */
    public Cell moved(BoardMap map) {
        return flat(map.row(row, column), map.column(row, column));
    }

    /**
     * Returns the area of this cell in a picture of a flat board.
     *
     * @return a square of side 1
     */
    public Area area() {
        return Area.cell(row, column);
    }

    /**
     * Returns the cells that share a side with this cell, on any board.
     *
     * @return six cells: in space, also above and below
     */
    public Stream<Cell> neighbors() {
        return Stream.of(plus(-1, 0, 0), plus(0, -1, 0), plus(0, 0, -1), plus(0, 0, 1), plus(0, 1, 0), plus(1, 0, 0));
    }

    @Override
    public int compareTo(Cell other) {
        return ORDER.compare(this, other);
    }

    /**
     * Returns row and column, counted from 1, as in {@code r1c1}; from the second layer on also the layer, as in
     * {@code r1c1l2}.
     */
    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1) + (layer == 0 ? "" : "l" + (layer + 1));
    }
}
