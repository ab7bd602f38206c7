package dlx.modelers.fillomino;

import dlx.api.NotKnownException;
import java.util.BitSet;

/**
 * The sizes that each cell of a board may have. {@link #narrow} removes sizes that a cell has in no solution. On large
 * boards this leaves thousands of regions instead of millions.
 *
 * <p>Not thread-safe.
 */
final class Candidates {

    /** Maximum of tries times cells of the board in {@link #narrow}: some seconds. */
    private static final long MOST_NARROWING = 6_000_000;

    /** Maximum of tries times cells of the board after {@link #narrow}, for parts of regions: a second. */
    private static final long MOST_GROWING = 2_000_000;

    private final Fillomino board;

    /** Neighbors of each cell. */
    private final int[][] neighbors;

    /** Cells that may have each size, by the size; empty for sizes that regions cannot have. */
    private final BitSet[] cells;

    /** Number of sizes that each cell may have. */
    private final int[] sizesLeft;

    /** The sizes whose cells have changed since their rules were applied. */
    private final BitSet changed = new BitSet();

    private final SizeRules rules;

    private boolean isNarrow;

    /** Number of tries so far, times the cells of the board. */
    private long cellsTried;

    private long mostTried = MOST_NARROWING;
    private boolean contradicts;

    /** Creates candidates that allow each cell its given number, and a free cell every size. */
    Candidates(Fillomino board) {
        this.board = board;
        neighbors = board.allNeighbors();
        rules = new SizeRules(board, neighbors);
        int[] sizes = board.sizes().toArray();
        cells = new BitSet[sizes[sizes.length - 1] + 1];
        sizesLeft = new int[neighbors.length];
        for (int size = 0; size < cells.length; size++) {
            cells[size] = new BitSet(neighbors.length);
        }
        for (int size : sizes) {
            for (int cell = 0; cell < neighbors.length; cell++) {
                if (board.isFree(cell) || board.at(cell) == size) {
                    cells[size].set(cell);
                    sizesLeft[cell]++;
                }
            }
            changed.set(size);
        }
    }

    /** Creates a copy, in which a size may be tried. */
    private Candidates(Candidates from) {
        board = from.board;
        neighbors = from.neighbors;
        rules = from.rules;
        cells = new BitSet[from.cells.length];
        for (int size = 0; size < cells.length; size++) {
            cells[size] = (BitSet) from.cells[size].clone();
        }
        sizesLeft = from.sizesLeft.clone();
        isNarrow = true;
    }

    /** Returns true if a cell may have a size. */
    boolean allows(int cell, int size) {
        return cells[size].get(cell);
    }

    /**
     * Returns true if a cell can have only this size: the board gives it, or {@link #narrow} has removed all other
     * sizes.
     */
    boolean demands(int cell, int size) {
        return board.at(cell) == size || isNarrow && sizesLeft[cell] == 1 && cells[size].get(cell);
    }

    /** Returns true if {@link #narrow} has been called and the limit of tries is not reached. */
    boolean mayTry() {
        return isNarrow && cellsTried < mostTried;
    }

    /**
     * Removes the sizes that contradict the rules, and the sizes that do so when they are tried. It ends when no
     * remaining size does, or at the limit of tries. If the board does not have a solution, a cell may be left without
     * a size.
     */
    void narrow() {
        isNarrow = true;
        apply();
        boolean found = true;
        while (found && !contradicts && mayTry()) {
            found = false;
            for (int size = 1; size < cells.length; size++) {
                for (int cell = cells[size].nextSetBit(0);
                        cell >= 0 && !contradicts && mayTry();
                        cell = cells[size].nextSetBit(cell + 1)) {
                    if (sizesLeft[cell] > 1 && !allowsRegion(size, new int[] {cell}, 1, new int[0], 0)) {
                        remove(cell, size);
                        apply();
                        found = true;
                    }
                }
            }
        }
        mostTried = cellsTried + MOST_GROWING;
    }

    /**
     * Returns true if the rules allow a part of a region.
     *
     * @param size number of cells of the whole region
     * @param region the cells of the part
     * @param count the number of cells of the part
     * @param outside cells that are not in this region
     * @param outsideCount the number of cells outside
     * @throws NotKnownException if the thread is interrupted
     */
    boolean allowsRegion(int size, int[] region, int count, int[] outside, int outsideCount) {
        if (Thread.currentThread().isInterrupted()) {
            throw new NotKnownException("the description of a board was interrupted");
        }
        cellsTried += neighbors.length;
        Candidates tried = new Candidates(this);
        for (int k = 0; k < outsideCount; k++) {
            tried.remove(outside[k], size);
        }
        for (int k = 0; k < count; k++) {
            tried.set(region[k], size);
        }
        tried.apply();
        return !tried.contradicts;
    }

    /** Removes all sizes of a cell except one. */
    void set(int cell, int size) {
        for (int other = 1; other < cells.length; other++) {
            if (other != size) {
                remove(cell, other);
            }
        }
        if (!cells[size].get(cell)) {
            contradict();
        }
    }

    void remove(int cell, int size) {
        if (!cells[size].get(cell)) {
            return;
        }
        cells[size].clear(cell);
        changed.set(size);
        sizesLeft[cell]--;
        for (int other = 1; other < cells.length && sizesLeft[cell] == 1; other++) {
            if (cells[other].get(cell)) {
                changed.set(other); // one more cell demands the size
            }
        }
        if (sizesLeft[cell] == 0) {
            contradict();
        }
    }

    void contradict() {
        contradicts = true;
    }

    /** Returns the first cell from a number on that may have a size; -1 if no such cell is left. */
    int next(int size, int from) {
        return cells[size].nextSetBit(from);
    }

    /** Applies the rules of each size until they change nothing or contradict each other. */
    private void apply() {
        for (int size = changed.nextSetBit(0); size >= 0 && !contradicts; size = changed.nextSetBit(0)) {
            changed.clear(size);
            rules.apply(size, this);
        }
    }
}
