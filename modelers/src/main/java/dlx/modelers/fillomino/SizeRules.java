package dlx.modelers.fillomino;

import java.util.Arrays;

/**
 * The rules of one size. A region has as many cells as its size, its cells are connected, and two regions of the size
 * do not touch. Connected cells that demand the size are a <em>part</em> of a region. Not thread-safe.
 */
final class SizeRules {

    private final Fillomino board;

    /** Neighbors of each cell. */
    private final int[][] neighbors;

    /** Part of each cell that demands the size, from 1; 0 for other cells. */
    private final int[] partOf;

    /** Number of cells of each part, by its number from 1. */
    private final int[] partSizes;

    /** Number of the last walk that reached each cell. */
    private final int[] seen;

    /** True for each cell that belongs to a part, or to which a part can grow. */
    private final boolean[] reached;

    /** Cells of a walk, in the order in which they were reached. */
    private final int[] queue;

    /** Distance of each cell of a walk from the first cells. */
    private final int[] distance;

    private int walks;
    private int parts;
    private int size;

    SizeRules(Fillomino board, int[][] neighbors) {
        this.board = board;
        this.neighbors = neighbors;
        int count = neighbors.length;
        partOf = new int[count];
        partSizes = new int[count + 1];
        seen = new int[count];
        reached = new boolean[count];
        queue = new int[count];
        distance = new int[count];
    }

    /** Removes a size from the cells that cannot have it, and the other sizes from the cells that must have it. */
    void apply(int wanted, Candidates candidates) {
        size = wanted;
        findParts(candidates);
        removeSmallAreas(candidates);
        removeGreatJoints(candidates);
        Arrays.fill(reached, false);
        for (int part = 1; part <= parts; part++) {
            if (partSizes[part] > size) {
                candidates.contradict();
            } else {
                grow(part, candidates);
            }
        }
        if (size > board.largest()) { // such a region contains a given number, and so a part
            for (int cell = candidates.next(size, 0); cell >= 0; cell = candidates.next(size, cell + 1)) {
                if (!reached[cell]) {
                    candidates.remove(cell, size);
                }
            }
        }
    }

    private void findParts(Candidates candidates) {
        Arrays.fill(partOf, 0);
        parts = 0;
        for (int cell = candidates.next(size, 0); cell >= 0; cell = candidates.next(size, cell + 1)) {
            if (partOf[cell] == 0 && candidates.demands(cell, size)) {
                int part = ++parts;
                begin();
                int end = enqueue(cell, 0, 0);
                for (int k = 0; k < end; k++) {
                    partOf[queue[k]] = part;
                    for (int other : neighbors[queue[k]]) {
                        end = candidates.demands(other, size) ? enqueue(other, end, 0) : end;
                    }
                }
                partSizes[part] = end;
            }
        }
    }

    /** Removes the size from cells that are connected with too few others. */
    private void removeSmallAreas(Candidates candidates) {
        begin();
        for (int cell = candidates.next(size, 0); cell >= 0; cell = candidates.next(size, cell + 1)) {
            int end = enqueue(cell, 0, 0);
            for (int k = 0; k < end; k++) {
                for (int other : neighbors[queue[k]]) {
                    end = candidates.allows(other, size) ? enqueue(other, end, 0) : end;
                }
            }
            if (end < size) {
                for (int k = 0; k < end; k++) {
                    candidates.remove(queue[k], size);
                }
            }
        }
    }

    /** Removes the size from cells that would join parts to a region with too many cells. */
    private void removeGreatJoints(Candidates candidates) {
        for (int cell = candidates.next(size, 0); cell >= 0; cell = candidates.next(size, cell + 1)) {
            if (partOf[cell] == 0 && joined(cell) > size) {
                candidates.remove(cell, size);
            }
        }
    }

    /** Returns the number of cells of the region that a cell would join, with the cell itself. */
    private int joined(int cell) {
        int count = 1;
        int[] around = neighbors[cell];
        for (int k = 0; k < around.length; k++) {
            int part = partOf[around[k]];
            boolean isNew = part > 0;
            for (int before = 0; before < k; before++) {
                isNew &= partOf[around[before]] != part;
            }
            count += isNew ? partSizes[part] : 0;
        }
        return count;
    }

    /**
     * Finds the cells to which a part can grow. If their number just suffices, the part must contain all of them. If
     * only one cell is beside the part, the part must contain that cell.
     */
    private void grow(int part, Candidates candidates) {
        int missing = size - partSizes[part];
        begin();
        int own = 0;
        for (int cell = candidates.next(size, 0); cell >= 0; cell = candidates.next(size, cell + 1)) {
            own = partOf[cell] == part ? enqueue(cell, own, 0) : own;
        }
        int end = own;
        int near = own;
        for (int k = 0; k < end; k++) {
            reached[queue[k]] = true;
            int next = distance[queue[k]] + 1;
            for (int other : neighbors[queue[k]]) {
                end = next <= missing && candidates.allows(other, size) ? enqueue(other, end, next) : end;
            }
            near = k < own ? end : near;
        }
        if (end - own < missing) {
            candidates.contradict();
        } else if (missing > 0 && (end - own == missing || near - own == 1)) {
            int last = end - own == missing ? end : near;
            for (int k = own; k < last; k++) {
                candidates.set(queue[k], size);
            }
        }
    }

    private void begin() {
        walks++;
    }

    /** Adds a cell to the walk, unless the walk has reached it before. Returns the end of the queue. */
    private int enqueue(int cell, int end, int far) {
        if (seen[cell] == walks) {
            return end;
        }
        seen[cell] = walks;
        queue[end] = cell;
        distance[cell] = far;
        return end + 1;
    }
}
