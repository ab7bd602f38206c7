package dlx.modelers.sudoku;

import java.util.BitSet;
import java.util.List;

/**
 * A sudoku: the size of its boxes, and what stands in its cells already. The givens may contradict each other; then
 * there is no solution.
 *
 * @param boxRows rows of a box, 2 to 6
 * @param boxColumns columns of a box, 2 to 6; the board has {@code boxRows * boxColumns} rows, columns and values
 * @param givens what stands there already, a cell at most once
 * @param style how solutions are written
 * @since 0.1
 */
public record Board(int boxRows, int boxColumns, List<Placement> givens, Style style) {

    /**
     * A board that nobody else can change.
     *
     * @throws IllegalArgumentException if a box is too small or too large, the style has too few symbols, a given is not
     *     on the board, or two stand in one cell
     */
    public Board {
        if (!isBox(boxRows) || !isBox(boxColumns)) {
            throw new IllegalArgumentException(
                    "box: " + boxRows + "x" + boxColumns + "; expected " + Size.LEAST_BOX + " to " + Size.GREATEST_BOX);
        }
        givens = List.copyOf(givens);
        int n = boxRows * boxColumns;
        if (style.symbols().most() < n) {
            throw new IllegalArgumentException("style: " + style + "; expected one with " + n + " symbols");
        }
        BitSet filled = new BitSet(n * n);
        for (Placement given : givens) {
            if (!isUpTo(n, given.row()) || !isUpTo(n, given.column()) || !isUpTo(n, given.value())) {
                throw new IllegalArgumentException("given: " + given + "; expected numbers from 1 to " + n);
            }
            int cell = (given.row() - 1) * n + given.column() - 1;
            if (filled.get(cell)) {
                throw new IllegalArgumentException("given: " + given + "; expected one given in a cell");
            }
            filled.set(cell);
        }
    }

    /** The board without givens, in the style that stands for all. */
    static Board empty(int boxRows, int boxColumns) {
        return new Board(boxRows, boxColumns, List.of(), Style.WORDS);
    }

    private static boolean isBox(int side) {
        return side >= Size.LEAST_BOX && side <= Size.GREATEST_BOX;
    }

    private static boolean isUpTo(int n, int number) {
        return number >= 1 && number <= n;
    }
}
