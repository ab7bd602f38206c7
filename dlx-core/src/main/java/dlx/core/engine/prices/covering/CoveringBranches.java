package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.OptionSort;
import java.util.Arrays;

/**
 * The nodes from the root to the present one, each with the options that are tried there, in their order, and with what
 * a search needs to come back to it. A stack of arrays that grow now and then, one stack of options for all nodes.
 */
final class CoveringBranches {

    /** In place of an option: the one before it is left out. */
    static final int LEAVE = -1;

    private final int items;
    private final OptionSort sorting;

    /** The options tried at all nodes, and what the bound is below each. */
    private int[] option = new int[64];

    private long[] bound = new long[64];

    /** Of each node: where its options begin and end, and the place of the next one. */
    private int[] from = new int[16];

    private int[] end = new int[16];

    private int[] next = new int[16];

    /** Of each node: where the trail of the state ends there. */
    private int[] mark = new int[16];

    private double[][] price = new double[16][];

    /** How many nodes there are. */
    private int depth;

    /** How many options they all have. */
    private int size;

    CoveringBranches(int items, PacedStopCheck pace) {
        sorting = new OptionSort(pace);
        this.items = items;
    }

    int depth() {
        return depth;
    }

    /** Adds a node, without options so far. */
    void push(double... prices) {
        if (depth == from.length) {
            from = Arrays.copyOf(from, 2 * depth);
            end = Arrays.copyOf(end, 2 * depth);
            next = Arrays.copyOf(next, 2 * depth);
            mark = Arrays.copyOf(mark, 2 * depth);
            price = Arrays.copyOf(price, 2 * depth);
        }
        if (price[depth] == null) {
            price[depth] = new double[items];
        }
        System.arraycopy(prices, 0, price[depth], 0, items);
        from[depth] = size;
        end[depth] = size;
        next[depth] = size;
        depth++;
    }

    /** Adds an option to the last node, after all others. */
    void add(int k, long below) {
        if (size == option.length) {
            option = Arrays.copyOf(option, 2 * size);
            bound = Arrays.copyOf(bound, 2 * size);
        }
        option[size] = k;
        bound[size++] = below;
        end[depth - 1] = size;
    }

    /** Sorts the options of the last node by rising bounds; those with equal ones stay as they were added. */
    void sort() {
        sorting.sort(option, bound, from[depth - 1], size);
    }

    /** Forgets the last options of the last node. */
    void drop(int count) {
        size -= count;
        end[depth - 1] = size;
    }

    /** Removes the last node. */
    void pop() {
        size = from[--depth];
    }

    int mark() {
        return mark[depth - 1];
    }

    int mark(int level) {
        return mark[level];
    }

    void setMark(int trail) {
        mark[depth - 1] = trail;
    }

    /** The option of the last node that was tried last; {@link #LEAVE} if none was. */
    int tried() {
        int place = next[depth - 1];
        return place == from[depth - 1] ? LEAVE : option[place - 1];
    }

    boolean hasNext() {
        return next[depth - 1] < end[depth - 1];
    }

    /** Goes on to the next option of the last node, and writes the prices of the node. */
    int next(double... prices) {
        System.arraycopy(price[depth - 1], 0, prices, 0, items);
        return option[next[depth - 1]++];
    }

    /** The bound below the options of the last node that have not been tried; the greatest number if there are none. */
    long boundOfRest() {
        return hasNext() ? bound[next[depth - 1]] : Long.MAX_VALUE;
    }

    /** The bound below all options of all nodes that have not been tried. */
    long boundOfAll() {
        long least = Long.MAX_VALUE;
        for (int d = 0; d < depth; d++) {
            if (next[d] < end[d]) {
                least = Math.min(least, bound[next[d]]);
            }
        }
        return least;
    }

    /** Where those options begin that may be given away at a node: at the last node the next one is kept. */
    private int firstToGive(int level) {
        return level == depth - 1 ? next[level] + 1 : next[level];
    }

    /** The bound below the options of a node that may be given away; the greatest number if there are none. */
    long boundToGive(int level) {
        return firstToGive(level) < end[level] ? bound[firstToGive(level)] : Long.MAX_VALUE;
    }

    /** Takes away what may be given away at a node: as a first node at which the option before it was tried last. */
    CoveringBranches give(int level, PacedStopCheck other) {
        int kept = firstToGive(level);
        CoveringBranches part = new CoveringBranches(items, other);
        part.push(price[level]);
        for (int place = kept - 1; place < end[level]; place++) {
            other.step();
            part.add(option[place], bound[place]);
        }
        part.next[0]++;
        end[level] = kept;
        size = level == depth - 1 ? kept : size;
        return part;
    }
}
