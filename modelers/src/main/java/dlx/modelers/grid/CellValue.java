package dlx.modelers.grid;

import dlx.api.Area;

/**
 * The option "this cell holds this value". All numbers count from 1, as in its label, the usual {@code r1c1=5}.
 *
 * @param row from 1
 * @param column from 1
 * @param value from 1
 * @since 0.1
 */
public record CellValue(int row, int column, int value) {

    /**
     * Returns the cell of this option.
     *
     * @param n number of columns of the board
     * @return number of the cell from 0, row after row
     */
    public int cell(int n) {
        return (row - 1) * n + column - 1;
    }

    /**
     * Returns the place of this option in a {@link BoardPicture}.
     *
     * @return its cell
     */
    public Area area() {
        return Area.cell(row - 1, column - 1);
    }

    /** Returns the number of the row or column of this option, from 1. */
    int line(boolean ofRow) {
        return ofRow ? row : column;
    }

    /**
     * Returns a hash code that is cheap and nearly free of collisions, because the givens of every board are looked up
     * by it.
     */
    @Override
    public int hashCode() {
        return (row * 37 + column) * 37 + value;
    }

    /**
     * Compares the components. Written out, because the method that Java generates for records is linked at run time,
     * which would delay each start.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof CellValue that && row == that.row && column == that.column && value == that.value;
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column + "=" + value;
    }
}
