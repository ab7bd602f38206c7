package dlx.modelers.shading;

/**
 * The option "this cell is black", or "it is white".
 *
 * @param row from 0
 * @param column from 0
 * @param black true for black
 * @since 0.1
 */
public record Shade(int row, int column, boolean black) {

    /** Returns the other option of the cell. */
    Shade other() {
        return new Shade(row, column, !black);
    }

    /** Returns the option of the same color for the cell some rows below and some columns to the right. */
    Shade moved(int rows, int columns) {
        return new Shade(row + rows, column + columns, black);
    }

    /** Returns the name of the cell, as {@code r1c2}. */
    String place() {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    @Override
    public String toString() {
        return (black ? "black " : "white ") + place();
    }
}
