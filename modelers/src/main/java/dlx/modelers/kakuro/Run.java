package dlx.modelers.kakuro;

import java.util.List;

/**
 * White cells in a row or in a column, from one black square to the next, whose digits differ.
 *
 * @param across whether they lie in a row
 * @param name how messages call it, after its first cell: {@code across r1c1}
 * @param clue the black square in front of them, where their sum stands; {@link #NO_CLUE} at the edge of the board
 * @param cells their numbers from 0, row after row
 * @param sum of the digits, or 0 where it is not told
 */
record Run(boolean across, String name, int clue, List<Integer> cells, int sum) {

    /** Digits go up to it, so no run is longer. */
    static final int DIGITS = 9;

    static final int NO_CLUE = -1;

    int size() {
        return cells.size();
    }

    boolean hasSum() {
        return sum > 0;
    }

    /** The least sum of so many digits that differ. */
    static int least(int size) {
        return size * (size + 1) / 2;
    }

    /** The greatest sum. */
    static int greatest(int size) {
        return size * (2 * DIGITS + 1 - size) / 2;
    }
}
