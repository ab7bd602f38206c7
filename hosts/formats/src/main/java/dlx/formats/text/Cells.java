package dlx.formats.text;

import java.util.Optional;
import java.util.regex.Matcher;

/** Places of cells in messages and names, counted from 1. */
public final class Cells {

    private Cells() {}

    /** Returns the place of a cell whose row and column count from 0. */
    public static String place(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }

    /**
     * Returns the cell of a board of n rows that a name means.
     *
     * @param name a matcher of names, with the row and the column as its groups
     * @return row times n plus column, both from 0; empty if the name does not match or the cell is not on the board
     */
    public static Optional<Integer> named(Matcher name, int n) {
        int row = name.matches() ? Integer.parseInt(name.group(1)) : 0;
        int column = row > 0 ? Integer.parseInt(name.group(2)) : 0;
        return row < 1 || row > n || column < 1 || column > n
                ? Optional.empty()
                : Optional.of((row - 1) * n + column - 1);
    }
}
