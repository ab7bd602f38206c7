package dlx.modelers.kakuro;

import java.util.List;

/**
 * White cells in a row or in a column, from one black square to the next, whose digits differ.
 *
 * @param across true if the cells lie in a row
 * @param name the name in messages, after the first cell: {@code across r1c1}
 * @param clue the black square before the cells, which contains their sum; {@link #NO_CLUE} at the edge of the
 *     board
 * @param cells the numbers of the cells from 0, row after row
 * @param sum the sum of the digits, or 0 if it is not given
 */
record Run(boolean across, String name, int clue, List<Integer> cells, int sum) {

    /** Largest digit, and therefore maximum length of a run. */
    static final int DIGITS = 9;

    static final int NO_CLUE = -1;

    int size() {
        return cells.size();
    }

    boolean hasSum() {
        return sum > 0;
    }

    /** Returns the minimum sum of a number of digits that differ. */
    static int least(int size) {
        return size * (size + 1) / 2;
    }

    /** Returns the maximum sum of a number of digits that differ. */
    static int greatest(int size) {
        return size * (2 * DIGITS + 1 - size) / 2;
    }
}
