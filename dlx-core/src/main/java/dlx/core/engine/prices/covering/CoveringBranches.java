package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * The nodes from the root to the present one, each with the options that are tried there, in their order, and with what
 * a search needs to come back to it. A stack of arrays that grow now and then, one stack of options for all nodes.
 */
public final class CoveringBranches {

    /** In place of an option: the one before it is left out. */
    static final int LEAVE = -1;

    /** So many options are sorted by putting each in its place. */
    private static final int FEW = 64;

    private final int items;
    private final PacedStopCheck pace;

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

    public CoveringBranches(int items, PacedStopCheck pace) {
        this.pace = pace;
        this.items = items;
    }

    int depth() {
        return depth;
    }

    /** Adds a node, without options so far. */
    public void push(double... prices) {
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

    /** Adds an option to the last node, behind all others. */
    public void add(int k, long below) {
        if (size == option.length) {
            option = Arrays.copyOf(option, 2 * size);
            bound = Arrays.copyOf(bound, 2 * size);
        }
        option[size] = k;
        bound[size++] = below;
        end[depth - 1] = size;
    }

    /** Sorts the options of the last node by rising bounds; those with equal ones stay as they were added. */
    public void sort() {
        int begin = from[depth - 1];
        if (size - begin > FEW) {
            sortMany(begin);
            return;
        }
        for (int k = begin + 1; k < size; k++) {
            int which = option[k];
            long below = bound[k];
            int place = k;
            while (place > begin && bound[place - 1] > below) {
                option[place] = option[place - 1];
                bound[place] = bound[place - 1];
                place--;
            }
            option[place] = which;
            bound[place] = below;
        }
    }

    /** Merges sorted lists of one, two, four and so on: time n log n, where the other sort takes the square. */
    private void sortMany(int begin) {
        int count = size - begin;
        int[] options = Arrays.copyOfRange(option, begin, size);
        long[] bounds = Arrays.copyOfRange(bound, begin, size);
        int[] sortedOptions = new int[count];
        long[] sortedBounds = new long[count];
        for (long run = 1; run < count; run *= 2) {
            for (long at = 0; at < count; at += 2 * run) {
                int left = (int) at;
                int right = (int) Math.min(count, at + run);
                int end = (int) Math.min(count, at + 2 * run);
                int middle = right;
                for (int k = left; left < middle || right < end; k++) {
                    pace.step();
                    boolean first = right == end || left < middle && bounds[left] <= bounds[right];
                    int which = first ? left++ : right++;
                    sortedOptions[k] = options[which];
                    sortedBounds[k] = bounds[which];
                }
            }
            int[] spareOptions = options;
            options = sortedOptions;
            sortedOptions = spareOptions;
            long[] spareBounds = bounds;
            bounds = sortedBounds;
            sortedBounds = spareBounds;
        }
        System.arraycopy(options, 0, option, begin, count);
        System.arraycopy(bounds, 0, bound, begin, count);
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
