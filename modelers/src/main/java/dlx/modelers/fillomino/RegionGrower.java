package dlx.modelers.fillomino;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Finds the regions of one size that a board may have: connected cells that may all have that size, with no cell
 * beside them that can have no other. Each comes once. In this class a cell that can have only that size is called given.
 *
 * <p>Grows them cell by cell (D. H. Redelmeier, Counting polyominoes: yet another attack, Discrete Mathematics 36, 1981):
 * cells beside the region wait in a queue; the first of them is taken, and in all that follows left out. A region grows
 * from its first cell, in an order in which given cells come first, so that regions without a given number are those that
 * grow from a free cell. A given number that waits must be taken: a region that needs more cells than it has is left early,
 * and so is one that has left out such a number.
 *
 * <p>Not thread-safe.
 */
final class RegionGrower {

    private static final int OPEN = 0;
    private static final int WAITING = 1;
    private static final int CLOSED = 2;

    private final Fillomino board;
    private final Candidates candidates;
    private final int[][] neighbors;
    private final RegionLimit limit;

    /** The size that is grown now; the rest belongs to it. */
    private int size;

    private Consumer<int[]> taker = region -> {};
    private final int[] states;
    private final int[] queue;
    private final int[] leftOut;
    private int[] region = {};

    /** @param limit of all sizes together */
    RegionGrower(Fillomino board, RegionLimit limit) {
        this(board, new Candidates(board), limit);
    }

    /** A grower of regions whose cells have sizes that are left to them. */
    RegionGrower(Fillomino board, Candidates candidates, RegionLimit limit) {
        this.board = board;
        this.candidates = candidates;
        this.limit = limit;
        neighbors = board.allNeighbors();
        states = new int[neighbors.length];
        queue = new int[neighbors.length];
        leftOut = new int[neighbors.length];
    }

    /**
     * Finds all regions of a size.
     *
     * @param wanted cells of a region
     * @param regions takes each, its cells sorted; the array is its own to keep
     * @throws dlx.api.ModelException if there are too many, with those of the sizes before
     */
    void grow(int wanted, Consumer<int[]> regions) {
        begin(wanted, regions);
        if (size <= board.largest()) {
            growFrom(this::isGiven);
            growFrom(cell -> !isGiven(cell));
        } else { // such a region has a number of the board
            growFrom(cell -> board.at(cell) == size);
        }
    }

    /** Finds those of a size, which no given cell has, that are free altogether. */
    void growFree(int wanted, Consumer<int[]> regions) {
        begin(wanted, regions);
        growFrom(board::isFree);
    }

    private void begin(int wanted, Consumer<int[]> regions) {
        size = wanted;
        taker = regions;
        region = new int[size];
        for (int cell = 0; cell < states.length; cell++) {
            states[cell] = candidates.allows(cell, size) ? OPEN : CLOSED;
        }
    }

    /** Grows from each cell of a kind; those before it are left out. */
    private void growFrom(IntPredicate kind) {
        for (int root = 0; root < states.length; root++) {
            if (states[root] == OPEN && kind.test(root)) {
                queue[0] = root;
                states[root] = WAITING;
                extend(0, 1, 0, isGiven(root) ? 1 : 0);
                states[root] = CLOSED;
            }
        }
    }

    /**
     * Takes one of the cells that wait, each in turn.
     *
     * @param first of them in the queue
     * @param end after the last of them
     * @param taken how many cells the region has
     * @param needed how many of those that wait are given
     */
    private void extend(int first, int end, int taken, int needed) {
        for (int next = first; next < end; next++) {
            int cell = queue[next];
            boolean given = isGiven(cell);
            limit.step(size);
            int newEnd = enqueueNeighbors(cell, end);
            int nowNeeded = needed - (given ? 1 : 0) + givens(end, newEnd);
            region[taken] = cell;
            if (taken + 1 + nowNeeded <= size && !touchesLeftOut(cell) && isAllowed(taken + 1, next)) {
                if (taken + 1 == size) {
                    add();
                } else {
                    extend(next + 1, newEnd, taken + 1, nowNeeded);
                }
            }
            for (int i = end; i < newEnd; i++) {
                states[queue[i]] = OPEN;
            }
            if (given) {
                return; // left out, it would lie beside the region
            }
        }
    }

    /** Returns true if the rest of the board allows a region with the first cells, and without the cells that it left out. */
    private boolean isAllowed(int taken, int next) {
        if (!candidates.mayTry()) {
            return true;
        }
        int count = 0;
        for (int k = 0, member = 0; k < next; k++) { // both are in the order of the queue
            if (region[member] == queue[k]) {
                member++;
            } else {
                leftOut[count++] = queue[k];
            }
        }
        return candidates.allowsRegion(size, region, taken, leftOut, count);
    }

    private int enqueueNeighbors(int cell, int end) {
        int newEnd = end;
        for (int other : neighbors[cell]) {
            if (states[other] == OPEN) {
                states[other] = WAITING;
                queue[newEnd++] = other;
            }
        }
        return newEnd;
    }

    private boolean isGiven(int cell) {
        return candidates.demands(cell, size);
    }

    private int givens(int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            count += isGiven(queue[i]) ? 1 : 0;
        }
        return count;
    }

    /** Whether an earlier root that is given as this size lies beside a cell. */
    private boolean touchesLeftOut(int cell) {
        for (int other : neighbors[cell]) {
            if (states[other] == CLOSED && isGiven(other)) {
                return true;
            }
        }
        return false;
    }

    private void add() {
        limit.found(size);
        int[] cells = region.clone();
        Arrays.sort(cells);
        taker.accept(cells);
    }
}
