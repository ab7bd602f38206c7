package dlx.formats.text;

/** Places of cells in messages, counted from 1. */
public final class Cells {

    private Cells() {}

    /** Returns the place of a cell whose row and column count from 0. */
    public static String place(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }
}
