package dlx.modelers.crossword;

import dlx.modelers.letters.LetterGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A run of cells that takes a word, as long as possible.
 *
 * @param row row of the first cell, from 0
 * @param column column of the first cell, from 0
 * @param down true if the slot goes down, false if it goes to the right
 * @param length number of cells
 */
record Slot(int row, int column, boolean down, int length) {

    /** Minimum length: a single cell is not a slot. */
    private static final int SHORTEST = 2;

    /** Returns the slots of a grid in the order of their first cells, row after row. */
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

    /** Returns the row of the k-th cell, from 0. */
    int row(int k) {
        return down ? row + k : row;
    }

    /** Returns the column of the k-th cell, from 0. */
    int column(int k) {
        return down ? column : column + k;
    }

    /** Returns the contents of its cells: a word if all cells have letters. */
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
