package dlx.modelers.targetsudoku;

import dlx.api.Grid;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The factors by which the values in the cells count.
 *
 * @param n rows, and as many columns
 * @param byCell the weights, row after row
 * @since 0.1
 */
public record Weights(int n, List<Integer> byCell) {

    /** The weight on the border; each ring further in counts one more. */
    private static final int BORDER = 6;

    /** Weights with copies of what was given. */
    public Weights {
        byCell = List.copyOf(byCell);
    }

    /** The usual weights: 6 on the border, 10 in the middle of a 9x9 board. */
    static Weights usual(int n) {
        return new Weights(
                n, cells(n).map(cell -> BORDER + ring(n, cell)).boxed().toList());
    }

    /**
     * Weights by ring.
     *
     * @param rings from the border inwards; the last one counts for all rings further in
     */
    static Weights ofRings(int n, List<Integer> rings) {
        return new Weights(
                n,
                cells(n).map(cell -> Math.min(ring(n, cell), rings.size() - 1))
                        .mapToObj(rings::get)
                        .toList());
    }

    /** The weights as people write them, one line per row; nothing for the usual ones. */
    String text() {
        if (equals(usual(n))) {
            return "";
        }
        String[][] words = new String[n][n];
        for (int cell = 0; cell < n * n; cell++) {
            words[cell / n][cell % n] = byCell.get(cell).toString();
        }
        return TargetReader.WEIGHTS + '\n' + Grid.columns(words);
    }

    private static IntStream cells(int n) {
        return IntStream.range(0, n * n);
    }

    /** How far a cell is from the border, from 0. */
    private static int ring(int n, int cell) {
        int row = cell / n;
        int column = cell % n;
        return Math.min(Math.min(row, column), n - 1 - Math.max(row, column));
    }
}
