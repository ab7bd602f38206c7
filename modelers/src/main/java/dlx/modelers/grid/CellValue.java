package dlx.modelers.grid;

import dlx.api.Area;

/**
 * The option "this value stands in this cell". Everything counts from 1, as in the usual {@code r1c1=5}, which is the
 * label.
 *
 * @param row from 1
 * @param column from 1
 * @param value from 1
 * @since 0.1
 */
public record CellValue(int row, int column, int value) {

    /**
     * The cell this stands in.
     *
     * @param n columns of the board
     * @return the cell's number from 0, row after row
     */
    public int cell(int n) {
        return (row - 1) * n + column - 1;
    }

    /**
     * Where this lies in a {@link BoardPicture}.
     *
     * @return its cell
     */
    public Area area() {
        return Area.cell(row - 1, column - 1);
    }

    /** Cheap and nearly free of collisions: the givens of every board are looked up by it. */
    @Override
    public int hashCode() {
        return (row * 37 + column) * 37 + value;
    }

    /** Written out: what Java makes for records is linked at run time, which every start would wait for. */
    @Override
    public boolean equals(Object other) {
        return other instanceof CellValue that && row == that.row && column == that.column && value == that.value;
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column + "=" + value;
    }
}
