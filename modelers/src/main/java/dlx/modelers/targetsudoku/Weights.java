package dlx.modelers.targetsudoku;

import dlx.api.Grid;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The weights of the cells: factors of their values in the score.
 *
 * @param n number of rows and of columns
 * @param byCell the weight of each cell, row by row
 * @since 0.1
 */
public record Weights(int n, List<Integer> byCell) {

    /** Usual weight of a cell on the border; it increases by one for each ring further in. */
    private static final int BORDER = 6;

    /** Creates weights with a copy of the list. */
    public Weights {
        byCell = List.copyOf(byCell);
    }

    /** Returns the usual weights: 6 on the border, 10 in the middle of a 9x9 board. */
    static Weights usual(int n) {
        return new Weights(
                n, cells(n).map(cell -> BORDER + ring(n, cell)).boxed().toList());
    }

    /**
     * Returns weights by ring.
     *
     * @param n number of rows and of columns
     * @param rings weights from the border inwards; the last weight applies to all rings further in
     */
    static Weights ofRings(int n, List<Integer> rings) {
        return new Weights(
                n,
                cells(n).map(cell -> Math.min(ring(n, cell), rings.size() - 1))
                        .mapToObj(rings::get)
                        .toList());
    }

    /** Returns the weights as text in a puzzle, one line per row; empty for the usual weights. */
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

    /** Returns the distance of a cell from the border, from 0. */
    private static int ring(int n, int cell) {
        int row = cell / n;
        int column = cell % n;
        return Math.min(Math.min(row, column), n - 1 - Math.max(row, column));
    }
}
