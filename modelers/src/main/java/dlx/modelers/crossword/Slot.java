package dlx.modelers.crossword;

import dlx.modelers.letters.LetterGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A run of cells that takes a word, as long as can be.
 *
 * @param row of its first cell, from 0
 * @param column of its first cell, from 0
 * @param down whether it goes down, otherwise to the right
 * @param length in cells
 */
record Slot(int row, int column, boolean down, int length) {

    /** A single cell is no slot. */
    private static final int SHORTEST = 2;

    /** The slots of a grid by their first cells, row after row. */
    static List<Slot> of(LetterGrid grid) {
        List<Slot> slots = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                addSlot(grid, row, column, false, slots);
                addSlot(grid, row, column, true, slots);
            }
        }
        return slots;
    }

    private static void addSlot(LetterGrid grid, int row, int column, boolean down, List<Slot> slots) {
        if (isBlocked(grid, row - (down ? 1 : 0), column - (down ? 0 : 1))) {
            int length = 0;
            while (!isBlocked(grid, row + (down ? length : 0), column + (down ? 0 : length))) {
                length++;
            }
            if (length >= SHORTEST) {
                slots.add(new Slot(row, column, down, length));
            }
        }
    }

    private static boolean isBlocked(LetterGrid grid, int row, int column) {
        return grid.at(row, column).equals(LetterGrid.BLOCKED);
    }

    /** The row of the k-th cell, from 0. */
    int row(int k) {
        return down ? row + k : row;
    }

    /** The column of the k-th cell, from 0. */
    int column(int k) {
        return down ? column : column + k;
    }

    /** What its cells hold: a word, where all of them have letters. */
    String in(LetterGrid grid) {
        return IntStream.range(0, length)
                .mapToObj(k -> grid.at(row(k), column(k)))
                .collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1) + (down ? " down" : " across");
    }
}
