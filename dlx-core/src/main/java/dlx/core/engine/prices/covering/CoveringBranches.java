package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.OptionSort;
import dlx.core.symmetry.RestOrbits;
import java.util.Arrays;

/**
 * The nodes from the root to the present one, as a stack. Each node has the options to try, in order, its prices, and
 * the mark of its state. The options of all nodes form one stack of their own.
 */
final class CoveringBranches {

    /** Entry in place of an option: leaves out the option before it. */
    static final int LEAVE = -1;

    private final int items;
    private final OptionSort sorting;

    /** Options to try, node after node; {@link #LEAVE} possible. */
    private int[] option = new int[64];

    /** Lower bound below each entry of {@link #option}, in price units. */
    private long[] bound = new long[64];

    /** Index into {@link #option} of the first option of each node. */
    private int[] from = new int[16];

    /** Index into {@link #option} after the last option of each node. */
    private int[] end = new int[16];

    /** Index into {@link #option} of the next option to try at each node; the end if all were tried. */
    private int[] next = new int[16];

    /** Length of the trail of the state at each node. */
    private int[] mark = new int[16];

    /** Number of nodes searched when each node tried its last option. */
    private long[] begun = new long[16];

    /** Orbits of the options at each node; {@link RestOrbits#NONE} until they are found. */
    private RestOrbits[] orbits = new RestOrbits[16];

    /** Price of each item at each node, in cost units; rows are reused, null until first used. */
    private double[][] price = new double[16][];

    /** Number of nodes in the stack. */
    private int depth;

    /** Number of options of all nodes. */
    private int size;

    CoveringBranches(int items, PacedStopCheck pace) {
        sorting = new OptionSort(pace);
        this.items = items;
    }

    int depth() {
        return depth;
    }

    /**
     * Adds a node without options.
     *
     * @param prices price of each item, in cost units; copied
     */
    void push(double... prices) {
        if (depth == from.length) {
            from = Arrays.copyOf(from, 2 * depth);
            end = Arrays.copyOf(end, 2 * depth);
            next = Arrays.copyOf(next, 2 * depth);
            mark = Arrays.copyOf(mark, 2 * depth);
            begun = Arrays.copyOf(begun, 2 * depth);
            orbits = Arrays.copyOf(orbits, 2 * depth);
            price = Arrays.copyOf(price, 2 * depth);
        }
        if (price[depth] == null) {
            price[depth] = new double[items];
        }
        System.arraycopy(prices, 0, price[depth], 0, items);
        from[depth] = size;
        end[depth] = size;
        next[depth] = size;
        orbits[depth] = RestOrbits.NONE;
        depth++;
    }

    /**
     * Adds an option to the last node, after its other options.
     *
     * @param below lower bound below the option, in price units
     */
    void add(int k, long below) {
        if (size == option.length) {
            option = Arrays.copyOf(option, 2 * size);
            bound = Arrays.copyOf(bound, 2 * size);
        }
        option[size] = k;
        bound[size++] = below;
        end[depth - 1] = size;
    }

    /** Sorts the options of the last node by rising bounds. The sort is stable. */
    void sort() {
        sorting.sort(option, bound, from[depth - 1], size);
    }

    /** Removes the last options of the last node. */
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

    RestOrbits orbits() {
        return orbits[depth - 1];
    }

    void setOrbits(RestOrbits found) {
        orbits[depth - 1] = found;
    }

    /** Returns the number of nodes searched when the last node tried its last option. */
    long begun() {
        return begun[depth - 1];
    }

    /** Returns the option tried last at the last node; {@link #LEAVE} if no option was tried. */
    int tried() {
        int place = next[depth - 1];
        return place == from[depth - 1] ? LEAVE : option[place - 1];
    }

    boolean hasNext() {
        return next[depth - 1] < end[depth - 1];
    }

    /**
     * Advances to the next option of the last node and returns it.
     *
     * @param nodes number of nodes searched so far
     * @param prices receives the prices of the node
     */
    int next(long nodes, double... prices) {
        begun[depth - 1] = nodes;
        System.arraycopy(price[depth - 1], 0, prices, 0, items);
        return option[next[depth - 1]++];
    }

    /** Returns the bound below the untried options of the last node; {@link Long#MAX_VALUE} if all were tried. */
    long boundOfRest() {
        return hasNext() ? bound[next[depth - 1]] : Long.MAX_VALUE;
    }

    /** Returns the bound below the untried options of all nodes; {@link Long#MAX_VALUE} if all were tried. */
    long boundOfAll() {
        long least = Long.MAX_VALUE;
        for (int d = 0; d < depth; d++) {
            if (next[d] < end[d]) {
                least = Math.min(least, bound[next[d]]);
            }
        }
        return least;
    }

    /** Returns the index of the first option of a node that may be given away. The last node keeps its next option. */
    private int firstToGive(int level) {
        return level == depth - 1 ? next[level] + 1 : next[level];
    }

    /**
     * Returns the bound below the options of a node that may be given away; {@link Long#MAX_VALUE} without such
     * options.
     */
    long boundToGive(int level) {
        return firstToGive(level) < end[level] ? bound[firstToGive(level)] : Long.MAX_VALUE;
    }

    /**
     * Removes the options of a node that may be given away, and returns them as the first node of a new stack. The
     * option before them counts as tried last there.
     */
    CoveringBranches give(int level, PacedStopCheck other) {
        int kept = firstToGive(level);
        CoveringBranches part = new CoveringBranches(items, other);
        part.push(price[level]);
        for (int place = kept - 1; place < end[level]; place++) {
            other.step();
            part.add(option[place], bound[place]);
        }
        part.next[0]++;
        part.begun[0] = Long.MAX_VALUE; // its first option was tried elsewhere
        part.orbits[0] = orbits[level];
        end[level] = kept;
        size = level == depth - 1 ? kept : size;
        return part;
    }
}
