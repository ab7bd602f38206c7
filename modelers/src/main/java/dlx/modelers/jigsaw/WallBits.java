package dlx.modelers.jigsaw;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellPlaces;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellValues;
import dlx.modelers.grid.RegionMap;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a board whose regions are given by walls, word by word. Each cell is a number: the sum of its value (0
 * if it is empty) and of its walls. A wall counts if either neighbor has it.
 */
final class WallBits {

    private static final int UP = 16;
    private static final int RIGHT = 32;
    private static final int DOWN = 64;
    private static final int LEFT = 128;

    /** Bits of the value of a cell. */
    private static final int VALUE = UP - 1;

    /** Maximum size of a board whose values do not use the bits of walls. */
    static final int GREATEST = VALUE;

    private final int n;

    /** The number of each cell, row after row: its value and the bits of its walls. */
    private final int[] sums;

    private final CellPlaces places = new CellPlaces();
    private final List<CellValue> givens = new ArrayList<>();

    WallBits(int n) {
        this.n = n;
        sums = new int[n * n];
    }

    /** Returns true if the number of a word contains a wall. */
    static boolean hasWalls(Word word) {
        String number = word.text();
        return number.length() <= 3
                && number.chars().allMatch(c -> c >= '0' && c <= '9')
                && Integer.parseInt(number) > VALUE;
    }

    /** Returns the number of words that are missing. */
    int missing() {
        return sums.length - places.count();
    }

    /** Adds the next cell, row after row. */
    void add(Word word) {
        int sum = word.toInt("a cell", 0, UP + RIGHT + DOWN + LEFT + VALUE);
        int value = sum & VALUE;
        if (value > n) {
            throw word.wrong("is not a cell: without its walls it is " + value, "at most " + n);
        }
        int cell = places.count();
        sums[cell] = sum;
        places.add(word.line(), word.column());
        if (value > 0) {
            givens.add(CellValues.of(n).at(cell, value));
        }
    }

    /**
     * Returns the jigsaw, after all cells have been added.
     *
     * @throws PuzzleSyntaxException if the walls do not make n regions of n cells
     */
    Jigsaw jigsaw() {
        int[] part = Parts.of(n, this::isOpen);
        StringBuilder marks = new StringBuilder();
        for (int p : part) {
            marks.append((char) ('A' + Math.min(p, 'Z' - 'A'))); // more parts than n are rejected below
        }
        RegionMap regions = new RegionMap(n, marks.toString());
        RegionCheck.check(regions, places, first -> "the region of " + CellValues.cellName(n, first));
        return new Jigsaw(regions, givens, BoardStyle.GRID);
    }

    private boolean isOpen(int cell, boolean below) {
        return below
                ? (sums[cell] & DOWN) == 0 && (sums[cell + n] & UP) == 0
                : (sums[cell] & RIGHT) == 0 && (sums[cell + 1] & LEFT) == 0;
    }
}
