package dlx.core.engine.sweep.layers;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The marks that states consist of, and their bits. A mark says that an item is covered, or, for an item with colors,
 * in which color. Options set a mark from its first layer on, and layers read it up to its last one. It needs a bit
 * only in between. Immutable.
 */
public final class FrontierBits {

    /** Number of bits used in the first word. */
    static final int BITS_OF_ONE = 63;

    /** Maximum width of a frontier. */
    public static final int MOST_BITS = BITS_OF_ONE + Long.SIZE;

    /** Value in place of a bit: no layer reads the mark. */
    static final int NO_BIT = -1;

    /** First mark of each item; one entry more than items. */
    public final int[] start;

    /** Color of each mark; -1 without a color, which excludes every other option of the item. */
    final int[] color;

    /** Mark that each node sets. */
    final int[] ofNode;

    /** First layer whose options set each mark; the number of layers if no option sets it. */
    final int[] first;

    /** Last layer that reads each mark; {@link OptionGroups#NONE} if no layer does. */
    public final int[] last;

    /** Bit of each mark, or {@link #NO_BIT}. */
    public final int[] bit;

    /** Number of bits of the widest layer. */
    public final int width;

    /** Number of bits in use in each layer; one entry more than layers. */
    public final int[] bits;

    public FrontierBits(OptionGroups groups, StopCheck stop) {
        Problem problem = groups.problem;
        PacedStopCheck pace = new PacedStopCheck(stop);
        int[][] nodes = problem.nodesOfItems(stop);
        start = new int[problem.items() + 1];
        ofNode = new int[problem.item.length];
        int[] colors = new int[problem.item.length];
        int count = 0;
        for (int i = 0; i < nodes.length; i++) {
            start[i] = count;
            int[] own = colorsOf(problem, nodes[i]);
            System.arraycopy(own, 0, colors, count, own.length);
            for (int node : nodes[i]) {
                pace.step();
                ofNode[node] = count + Arrays.binarySearch(own, colorOf(problem, node));
            }
            count += own.length;
        }
        start[nodes.length] = count;
        color = Arrays.copyOf(colors, count);
        first = new int[count];
        last = new int[count];
        bit = new int[count];
        lives(groups, pace);
        bits = new int[groups.layers + 1];
        width = giveBits(groups.layers, pace);
    }

    private static int colorOf(Problem problem, int node) {
        return problem.isColored() ? problem.color[node] : -1;
    }

    /** Returns the colors at some nodes of an item, ascending, without duplicates. */
    private static int[] colorsOf(Problem problem, int... nodes) {
        int[] sorted = new int[nodes.length];
        for (int k = 0; k < nodes.length; k++) {
            sorted[k] = colorOf(problem, nodes[k]);
        }
        Arrays.sort(sorted);
        int count = 0;
        for (int k = 0; k < sorted.length; k++) {
            if (k == 0 || sorted[k] != sorted[k - 1]) {
                sorted[count++] = sorted[k];
            }
        }
        return Arrays.copyOf(sorted, count);
    }

    /** Computes the first and last layers of the marks. */
    private void lives(OptionGroups groups, PacedStopCheck pace) {
        Problem problem = groups.problem;
        int[] lastSet = new int[first.length];
        Arrays.fill(first, groups.layers);
        Arrays.fill(lastSet, OptionGroups.NONE);
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            int layer = groups.layerOfOption[k];
            for (int node = problem.start[k]; layer != OptionGroups.NONE && node < problem.start[k + 1]; node++) {
                int mark = ofNode[node];
                first[mark] = Math.min(first[mark], layer);
                lastSet[mark] = Math.max(lastSet[mark], layer);
            }
        }
        for (int i = 0; i < problem.items(); i++) {
            int latest = OptionGroups.NONE;
            int next = OptionGroups.NONE; // the second latest
            for (int mark = start[i]; mark < start[i + 1]; mark++) {
                next = Math.max(next, Math.min(latest, lastSet[mark]));
                latest = Math.max(latest, lastSet[mark]);
            }
            for (int mark = start[i]; mark < start[i + 1]; mark++) {
                boolean mindsItself = CoverData.differ(color[mark], color[mark]);
                int lastMinded = mindsItself || lastSet[mark] < latest ? latest : next;
                last[mark] = problem.primary[i] ? groups.layerOfItem[i] : lastMinded;
            }
        }
    }

    /** Gives each mark the lowest free bit for the layers where it needs one. Returns the number of bits needed. */
    private int giveBits(int layers, PacedStopCheck pace) {
        int[][] startsAt = byLayer(layers, first);
        int[][] endsAt = byLayer(layers, last);
        BitSet used = new BitSet();
        Arrays.fill(bit, NO_BIT);
        int widest = 0;
        for (int layer = 1; layer < layers; layer++) {
            pace.steps(endsAt[layer - 1].length + (widest >> 6));
            for (int mark : endsAt[layer - 1]) {
                if (bit[mark] != NO_BIT) {
                    used.clear(bit[mark]);
                }
            }
            int free = 0;
            for (int mark : startsAt[layer - 1]) {
                if (last[mark] >= layer) {
                    free = used.nextClearBit(free); // lower bits are in use since the layer began
                    pace.step();
                    bit[mark] = free;
                    used.set(bit[mark]);
                    widest = Math.max(widest, bit[mark] + 1);
                }
            }
            bits[layer] = used.cardinality();
        }
        return widest;
    }

    private static int[][] byLayer(int layers, int... layerOfMark) {
        int[] size = new int[layers];
        for (int layer : layerOfMark) {
            if (layer >= 0 && layer < layers) {
                size[layer]++;
            }
        }
        int[][] marks = new int[layers][];
        Arrays.setAll(marks, layer -> new int[size[layer]]);
        for (int mark = layerOfMark.length - 1; mark >= 0; mark--) {
            int layer = layerOfMark[mark];
            if (layer >= 0 && layer < layers) {
                marks[layer][--size[layer]] = mark;
            }
        }
        return marks;
    }

    /** Returns the marks of each item that have a bit at some layer: few, even with many colors. */
    int[][] kept() {
        int[][] kept = new int[start.length - 1][];
        Arrays.setAll(
                kept,
                i -> IntStream.range(start[i], start[i + 1])
                        .filter(mark -> bit[mark] != NO_BIT)
                        .toArray());
        return kept;
    }

    /** Returns true if a mark has a bit at a layer. */
    boolean isKept(int mark, int layer) {
        return bit[mark] != NO_BIT && first[mark] < layer && layer <= last[mark];
    }

    /** Sets a bit of a mask that begins at an index. */
    static void set(long[] masks, int at, int bit) {
        if (bit < BITS_OF_ONE) {
            masks[at] |= 1L << bit;
        } else {
            masks[at + 1] |= 1L << (bit - BITS_OF_ONE);
        }
    }
}
