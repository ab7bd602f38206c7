package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The graph of a cover: a map of its vertices that keeps edges and kinds is a symmetry of the cover. Immutable.
 *
 * <pre>
 * vertices              joined to
 * options               their items; where an option colors an item, the pair
 * items                 their options and pairs
 * pairs                 the options that give the item this color, and the item
 * </pre>
 *
 * <p>Items are merged if they have the same options with the same colors: their order means nothing. An item that
 * excludes nothing and demands nothing is left out. So a map that moves a vertex moves an option.
 */
final class CoverGraph {

    private static final int NO_COLOR = -1;
    private static final int NONE = -1;

    /** Added to the kinds of items and of pairs, so that these are greater than those of options. */
    private static final long OF_ITEMS = 1L << 62;

    private static final long OF_PAIRS = Long.MAX_VALUE;

    /** Number of options; their vertices come first. */
    final int options;

    /** Number of vertices. */
    final int size;

    /** Index in {@link #neighbors} of the first neighbor of each vertex; the last entry is the number of all. */
    final int[] start;

    final int[] neighbors;

    /** The kind of each vertex, from 0; options, items and pairs differ in their kinds. */
    final int[] kind;

    /** A hash of what the kinds mean. */
    final long meaning;

    private CoverGraph(int options, int[] start, int[] neighbors, long[] kinds) {
        this.options = options;
        this.size = kinds.length;
        this.start = start;
        this.neighbors = neighbors;
        long[] different = kinds.clone();
        Arrays.sort(different);
        int count = 0;
        long hash = size;
        for (long number : different) {
            if (count == 0 || different[count - 1] != number) {
                different[count++] = number;
                hash = Partition.mix(hash + number);
            }
        }
        meaning = hash;
        kind = new int[size];
        for (int v = 0; v < size; v++) {
            kind[v] = Arrays.binarySearch(different, 0, count, kinds[v]);
        }
    }

    /** Returns the graph of options and items. Expected cost: O(nodes). */
    static CoverGraph of(CoverArrays cover, StopCheck stop) {
        return new Builder(cover, new PacedStopCheck(stop)).graph();
    }

    int degree(int vertex) {
        return start[vertex + 1] - start[vertex];
    }

    private static final class Builder {

        private final CoverArrays cover;
        private final int options;
        private final ItemClasses classes;

        /** Number of options of each item, the color that its first option gives it, and whether some give colors. */
        private final int[] lengths;

        private final int[] firstColor;
        private final boolean[] colored;

        /** For each item, true if two of its options exclude each other, unless it may be covered by all. */
        private final boolean[] differs;

        Builder(CoverArrays cover, PacedStopCheck pace) {
            this.cover = cover;
            options = cover.options();
            classes = new ItemClasses(cover.items(), cover.item().length);
            lengths = new int[cover.items()];
            firstColor = new int[lengths.length];
            colored = new boolean[lengths.length];
            differs = new boolean[lengths.length];
            for (int option = 0; option < options; option++) {
                classes.nextOption();
                pace.steps(cover.start()[option + 1] - cover.start()[option]);
                for (int node = cover.start()[option]; node < cover.start()[option + 1]; node++) {
                    int i = cover.item()[node];
                    int color = cover.colorOf(node);
                    classes.put(i, color);
                    firstColor[i] = lengths[i]++ == 0 ? color : firstColor[i];
                    colored[i] |= color != NO_COLOR;
                    differs[i] |= CoverData.differ(firstColor[i], color);
                }
            }
        }

        CoverGraph graph() {
            int[] atLeast = cover.atLeast().clone();
            int[] atMost = cover.atMost().clone();
            int[] kept = new int[lengths.length]; // an item of each class that is not left out
            int[] representative = new int[classes.bound()]; // index in kept, plus 1
            int count = 0;
            for (int i = 0; i < lengths.length; i++) {
                if (atLeast[i] > 0 || differs[i] && lengths[i] > atMost[i]) {
                    int known = representative[classes.of(i)];
                    if (known == 0) {
                        kept[count++] = i;
                        representative[classes.of(i)] = count;
                    } else {
                        int other = kept[known - 1];
                        atLeast[other] = Math.max(atLeast[other], atLeast[i]);
                        atMost[other] = Math.min(atMost[other], atMost[i]);
                    }
                }
            }
            long[] kinds = Arrays.copyOf(cover.kind(), options + count);
            int[] vertexOf = new int[lengths.length];
            Arrays.fill(vertexOf, NONE);
            for (int k = 0; k < count; k++) {
                int i = kept[k];
                vertexOf[i] = options + k;
                kinds[options + k] = OF_ITEMS
                        + ((long) Math.min(atLeast[i], options + 1) << 32)
                        + 2L * atMost[i]
                        + (colored[i] ? 1 : 0);
            }
            return joined(vertexOf, kinds);
        }

        /** Joins options to items and pairs, and pairs to items. */
        private CoverGraph joined(int[] vertexOf, long... kinds) {
            Map<Long, Integer> pairs = new LinkedHashMap<>();
            int[] ends = new int[2 * cover.item().length];
            int count = 0;
            for (int option = 0; option < options; option++) {
                for (int node = cover.start()[option]; node < cover.start()[option + 1]; node++) {
                    int i = cover.item()[node];
                    int color = cover.colorOf(node);
                    if (vertexOf[i] != NONE) {
                        ends[count++] = option;
                        ends[count++] = color == NO_COLOR
                                ? vertexOf[i]
                                : pairs.computeIfAbsent(
                                        ItemClasses.pair(i, color), none -> kinds.length + pairs.size());
                    }
                }
            }
            int[] all = Arrays.copyOf(ends, count + 2 * pairs.size());
            for (var pair : pairs.entrySet()) {
                all[count++] = pair.getValue();
                all[count++] = vertexOf[(int) (pair.getKey() >>> Integer.SIZE)];
            }
            long[] allKinds = Arrays.copyOf(kinds, kinds.length + pairs.size());
            Arrays.fill(allKinds, kinds.length, allKinds.length, OF_PAIRS);
            return joining(options, all, allKinds);
        }
    }

    /**
     * Returns a graph.
     *
     * @param ends the two vertices of each edge
     */
    private static CoverGraph joining(int options, int[] ends, long... kinds) {
        int[] start = new int[kinds.length + 1];
        for (int vertex : ends) {
            start[vertex + 1]++;
        }
        for (int v = 0; v < kinds.length; v++) {
            start[v + 1] += start[v];
        }
        int[] next = Arrays.copyOf(start, kinds.length);
        int[] neighbors = new int[ends.length];
        for (int k = 0; k < ends.length; k++) {
            neighbors[next[ends[k]]++] = ends[k ^ 1];
        }
        return new CoverGraph(options, start, neighbors, kinds);
    }
}
