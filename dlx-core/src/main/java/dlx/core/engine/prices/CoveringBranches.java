package dlx.core.engine.prices;

import java.util.Arrays;

/**
 * The nodes from the root to the present one, each with the options that are tried there, in their order, and with what
 * a search needs to come back to it. A stack of arrays that grow now and then, one stack of options for all nodes.
 */
final class CoveringBranches {

    /** In place of an option: the one before it is left out. */
    static final int LEAVE = -1;

    private final int items;

    /** The options tried at all nodes, and what the bound is below each. */
    private int[] option = new int[64];

    private long[] bound = new long[64];

    /** Of each node: where its options begin, and the place of the next one. */
    private int[] from = new int[16];

    private int[] next = new int[16];

    /** Of each node: where the trail of the state ends there. */
    private int[] mark = new int[16];

    private double[][] price = new double[16][];

    /** How many nodes there are. */
    private int depth;

    /** How many options they all have. */
    private int size;

    CoveringBranches(int items) {
        this.items = items;
    }

    int depth() {
        return depth;
    }

    /** Adds a node, without options so far. */
    void push(double... prices) {
        if (depth == from.length) {
            from = Arrays.copyOf(from, 2 * depth);
            next = Arrays.copyOf(next, 2 * depth);
            mark = Arrays.copyOf(mark, 2 * depth);
            price = Arrays.copyOf(price, 2 * depth);
        }
        if (price[depth] == null) {
            price[depth] = new double[items];
        }
        System.arraycopy(prices, 0, price[depth], 0, items);
        from[depth] = size;
        next[depth] = size;
        depth++;
    }

    /** Adds an option to the last node, behind those whose bounds are as low or lower. */
    void add(int k, long below) {
        if (size == option.length) {
            option = Arrays.copyOf(option, 2 * size);
            bound = Arrays.copyOf(bound, 2 * size);
        }
        int place = size++;
        while (place > from[depth - 1] && bound[place - 1] > below) {
            option[place] = option[place - 1];
            bound[place] = bound[place - 1];
            place--;
        }
        option[place] = k;
        bound[place] = below;
    }

    /** Forgets the last options of the last node. */
    void drop(int count) {
        size -= count;
    }

    /** Removes the last node. */
    void pop() {
        size = from[--depth];
    }

    int mark() {
        return mark[depth - 1];
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
        return next[depth - 1] < size;
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
            int end = d + 1 < depth ? from[d + 1] : size;
            if (next[d] < end) {
                least = Math.min(least, bound[next[d]]);
            }
        }
        return least;
    }
}
