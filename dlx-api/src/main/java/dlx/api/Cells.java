package dlx.api;

import java.util.BitSet;
import java.util.Objects;

/**
 * Some cells of a board: those with a tree, those inside an outline, those that are still free. Rows and columns count from
 * 0.
 *
 * <p>Comes from {@link #where} and {@link WordGrid#where}; {@link CoverBuilder#grid(String, Cells)} makes an item for each
 * of them. Immutable, equal by content.
 *
 * @since 0.1
 */
public final class Cells {

    private final int rows;
    private final int columns;

    /** Row after row. */
    private final BitSet cells;

    private Cells(int rows, int columns, BitSet cells) {
        this.rows = rows;
        this.columns = columns;
        this.cells = cells;
    }

    /**
     * Says which cells are meant.
     *
     * @since 0.1
     */
    @FunctionalInterface
    public interface Where {

        /**
         * Whether a cell is meant.
         *
         * @param row from 0
         * @param column from 0
         * @return {@code true} if it is
         */
        boolean at(int row, int column);
    }

    /**
     * The cells of a board of which something holds.
     *
     * @param rows how many rows the board has, {@code >= 0}
     * @param columns how many columns, {@code >= 0}
     * @param where what holds; asked once of each cell
     * @return the cells
     * @throws IllegalArgumentException if a number is negative, or there are more than 2^31 cells
     */
    public static Cells where(int rows, int columns, Where where) {
        Objects.requireNonNull(where, "where");
        if (rows < 0 || columns < 0 || (long) rows * columns > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("board: " + rows + " rows, " + columns
                    + " columns; expected 0 or more of each, and less than 2^31 cells");
        }
        BitSet cells = new BitSet();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells.set(row * columns + column, where.at(row, column));
            }
        }
        return new Cells(rows, columns, cells);
    }

    /**
     * Whether a cell is among these.
     *
     * @param row any number
     * @param column any number
     * @return {@code false} outside the board too
     */
    public boolean has(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && cells.get(row * columns + column);
    }

    /**
     * How many cells these are.
     *
     * @return {@code >= 0}
     */
    public int size() {
        return cells.cardinality();
    }

    /**
     * How many rows the board has.
     *
     * @return {@code >= 0}
     */
    public int rows() {
        return rows;
    }

    /**
     * How many columns the board has.
     *
     * @return {@code >= 0}
     */
    public int columns() {
        return columns;
    }

    /** The cells, row after row, each as its place when all cells of the board are counted so. */
    int[] places() {
        return cells.stream().toArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells that && rows == that.rows && columns == that.columns && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rows + columns) + cells.hashCode();
    }

    /** The board as text, {@code #} for these cells and {@code .} for the others. */
    @Override
    public String toString() {
        char[][] board = Grid.filled(rows, columns, '.');
        cells.stream().forEach(place -> board[place / columns][place % columns] = '#');
        return Grid.text(board);
    }
}
