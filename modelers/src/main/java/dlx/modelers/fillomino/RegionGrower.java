package dlx.modelers.fillomino;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * A search for the regions of one size on a board: connected cells that may all have that size. A cell beside a region
 * must not be <em>given</em>, which in this class means that the cell can have only that size. Each region is found
 * once.
 *
 * <p>Regions grow cell by cell (D. H. Redelmeier, Counting polyominoes: yet another attack, Discrete Mathematics 36,
 * 1981). The cells beside a region are in a queue. The first of them is added, and all later regions of the loop leave
 * it out. A region grows from its first cell, in an order in which given cells come first. So the regions that grow
 * from a free cell are those without a given number. A given cell in the queue must be added. So a branch ends when it
 * needs more cells than the size allows, and when it leaves out a given cell.
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

    /** Size of the regions that grow now; the fields below belong to this size. */
    private int size;

    private Consumer<int[]> taker = region -> {};

    /** State of each cell: {@link #OPEN}, {@link #WAITING} in the queue, or {@link #CLOSED}. */
    private final int[] states;

    /** Cells of the region and beside it, in the order in which they were found. */
    private final int[] queue;

    /** Cells of the queue that the region leaves out; used by {@link #isAllowed} only. */
    private final int[] leftOut;

    /** Cells of the region, in the order in which they were added; the caller counts them. */
    private int[] region = {};

    /**
     * Creates a grower in which each cell may have every size that its number allows.
     *
     * @param limit the limit for the regions of all sizes together
     */
    RegionGrower(Fillomino board, RegionLimit limit) {
        this(board, new Candidates(board), limit);
    }

    /** Creates a grower in which cells have the remaining sizes of {@code candidates}. */
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
     * @param wanted number of cells of a region
     * @param regions receives the sorted cells of each region in a new array
     * @throws dlx.api.ModelException if there are too many regions, together with the sizes before
     */
    void grow(int wanted, Consumer<int[]> regions) {
        begin(wanted, regions);
        if (size <= board.largest()) {
            growFrom(this::isGiven);
            growFrom(cell -> !isGiven(cell));
        } else { // such a region contains a given number
            growFrom(cell -> board.at(cell) == size);
        }
    }

    /** Finds the regions of free cells only, for a size that is not a given number. */
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

    /** Grows regions from each cell of a kind. Later regions leave out the first cells of earlier regions. */
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
     * Extends the region by each waiting cell in turn.
     *
     * @param first index in the queue of the first waiting cell
     * @param end index in the queue after the last waiting cell
     * @param taken number of cells of the region
     * @param needed number of waiting cells that are given
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
                return; // a given cell beside the region must not be left out
            }
        }
    }

    /**
     * Returns true if the board allows a region with the first {@code taken} cells, and without the cells that it left
     * out.
     */
    private boolean isAllowed(int taken, int next) {
        if (!candidates.mayTry()) {
            return true;
        }
        int count = 0;
        for (int k = 0, member = 0; k < next; k++) { // region and queue have one order
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

    /** Returns true if a cell is beside an earlier first cell that is given. */
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
