package dlx.api;

import java.util.BitSet;
import java.util.Objects;

/**
 * A set of cells of a board: the cells with a tree, the cells inside an outline, the free cells. Rows and columns count
 * from 0.
 *
 * <p>Returned by {@link #where} and {@link WordGrid#where}; {@link CoverBuilder#grid(String, Cells)} declares an item
 * for each cell. Immutable, equal by content.
 *
 * @since 0.1
 */
public final class Cells {

    private final int rows;
    private final int columns;

    /** The cells, each as {@code row * columns + column}. */
    private final BitSet cells;

    private Cells(int rows, int columns, BitSet cells) {
        this.rows = rows;
        this.columns = columns;
        this.cells = cells;
    }

    /**
     * A condition on cells.
     *
     * @since 0.1
     */
    @FunctionalInterface
    public interface Where {

        /**
         * Returns true if a cell satisfies the condition.
         *
         * @param row from 0
         * @param column from 0
         * @return true if the cell is included
         */
        boolean at(int row, int column);
    }

    /**
     * Returns the cells of a board that satisfy a condition.
     *
     * @param rows number of rows of the board, 0 or more
     * @param columns number of columns, 0 or more
     * @param where the condition; called once per cell, row after row
     * @return the cells
     * @throws IllegalArgumentException if a number is negative, or the board has 2^31 cells or more
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
     * Returns true if a cell is in this set.
     *
     * @param row any number
     * @param column any number
     * @return true if it is; false for cells outside the board
     */
    public boolean has(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && cells.get(row * columns + column);
    }

    /**
     * Returns the number of cells in this set.
     *
     * @return number of cells, 0 or more
     */
    public int size() {
        return cells.cardinality();
    }

    /**
     * Returns the number of rows of the board.
     *
     * @return number of rows, 0 or more
     */
    public int rows() {
        return rows;
    }

    /**
     * Returns the number of columns of the board.
     *
     * @return number of columns, 0 or more
     */
    public int columns() {
        return columns;
    }

    /** Returns the cells in ascending order, each as {@code row * columns + column}. */
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

    /** Returns the board as text, {@code #} for the cells of this set and {@code .} for the others. */
    @Override
    public String toString() {
        char[][] board = Grid.filled(rows, columns, '.');
        cells.stream().forEach(place -> board[place / columns][place % columns] = '#');
        return Grid.text(board);
    }
}
