package dlx.modelers.tents;

import dlx.modelers.packing.Cell;
import java.util.stream.IntStream;

/**
 * The cells of a board as places for tents, numbered row by row from 0, and the pairs of places on opposite sides of a
 * tree.
 */
final class TentPlaces {

    /** Offsets {@code {row, column}} from a cell to its neighbors; right and below come first. */
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private final Tents board;

    /** For each place, the places across a tree from it; empty if the place cannot have a tent. */
    private final int[][] over;

    TentPlaces(Tents board) {
        this.board = board;
        over = IntStream.range(0, board.rows() * board.columns())
                .mapToObj(this::find)
                .toArray(int[][]::new);
    }

    private int[] find(int place) {
        int row = place / board.columns();
        int column = place % board.columns();
        return IntStream.range(0, board.isOpen(row, column) ? STEPS.length : 0)
                .filter(d -> board.trees().has(row + STEPS[d][0], column + STEPS[d][1])
                        && board.isOpen(row + 2 * STEPS[d][0], column + 2 * STEPS[d][1]))
                .map(d -> place + 2 * (STEPS[d][0] * board.columns() + STEPS[d][1]))
                .toArray();
    }

    int count() {
        return over.length;
    }

    int columns() {
        return board.columns();
    }

    /** Returns the places across a tree from a place. Callers must not change the array. */
    int[] over(int place) {
        return over[place];
    }

    boolean leads(int place, int other) {
        return IntStream.of(over[place]).anyMatch(one -> one == other);
    }

    /** Returns the option that the tree between two places has its tent in the second place. */
    Tent next(int from, int to) {
        return new Tent(cell(to), cell((from + to) / 2));
    }

    private Cell cell(int place) {
        return Cell.flat(place / board.columns(), place % board.columns());
    }
}
