package dlx.core.engine.sweep.layers;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The marks that states remember, and their bits: that an item is covered, or, of an item with colors, in which. A mark is set by options from its
 * first layer on, and looked at up to its last one; it needs a bit only between the two. Immutable.
 */
public final class FrontierBits {

    /** How many bits of the first word are used. */
    static final int BITS_OF_ONE = 63;

    /** The widest front there is room for. */
    public static final int MOST_BITS = BITS_OF_ONE + Long.SIZE;

    /** In place of a bit: the mark is never looked at. */
    static final int NO_BIT = -1;

    /** Where the marks of each item begin, and one place more. */
    public final int[] start;

    /** Of each mark, the color that it stands for; -1 for none, which excludes every other option of the item. */
    final int[] color;

    /** Of each node, its mark. */
    final int[] ofNode;

    /** Of each mark, the first layer whose options set it. */
    final int[] first;

    /** Of each mark, the last layer that looks at it. */
    public final int[] last;

    /** Of each mark, its bit or {@link #NO_BIT}. */
    public final int[] bit;

    /** How many bits there are at the widest layer. */
    public final int width;

    /** Of each layer and the one after the last, how many bits it has. */
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

    /** The colors at some nodes of an item, ascending, each once. */
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

    /** The first and last layers of the marks. */
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
            int next = OptionGroups.NONE; // the latest but one
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

    /** Gives a bit to each mark for the layers where it needs one, the lowest that is free; how many there must be. */
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
                    free = used.nextClearBit(free); // those below are taken since the layer began
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

    /** Of each item, its marks that have a bit at some layer: few, however many colors there are. */
    int[][] kept() {
        int[][] kept = new int[start.length - 1][];
        Arrays.setAll(
                kept,
                i -> IntStream.range(start[i], start[i + 1])
                        .filter(mark -> bit[mark] != NO_BIT)
                        .toArray());
        return kept;
    }

    /** Whether a mark has a bit at a layer. */
    boolean isKept(int mark, int layer) {
        return bit[mark] != NO_BIT && first[mark] < layer && layer <= last[mark];
    }

    /** Sets a bit of a mask that begins at a place. */
    static void set(long[] masks, int at, int bit) {
        if (bit < BITS_OF_ONE) {
            masks[at] |= 1L << bit;
        } else {
            masks[at + 1] |= 1L << (bit - BITS_OF_ONE);
        }
    }
}
