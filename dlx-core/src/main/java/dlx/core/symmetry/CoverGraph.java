package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;
import java.util.HashMap;
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
        long[] different = distinct(kinds);
        kind = new int[size];
        for (int v = 0; v < size; v++) {
            kind[v] = Arrays.binarySearch(different, kinds[v]);
        }
        long hash = size;
        for (long number : different) {
            hash = Partition.mix(hash + number);
        }
        meaning = hash;
    }

    /** Returns the different numbers, ascending. */
    private static long[] distinct(long... numbers) {
        long[] few = new long[8];
        int count = 0;
        for (long number : numbers) {
            int at = 0;
            while (at < count && few[at] != number) {
                at++;
            }
            if (at == few.length) {
                return Arrays.stream(numbers).sorted().distinct().toArray();
            }
            if (at == count) {
                few[count++] = number;
            }
        }
        Arrays.sort(few, 0, count);
        return Arrays.copyOf(few, count);
    }

    /** Returns the graph of options and items. Expected cost: O(nodes). */
    static CoverGraph of(CoverArrays cover, PacedStopCheck pace) {
        return new Builder(cover, pace).graph();
    }

    int degree(int vertex) {
        return start[vertex + 1] - start[vertex];
    }

    private static final class Builder {

        private final CoverArrays cover;
        private final PacedStopCheck pace;
        private final int options;

        /** Nodes by item, in the order of their options; those of item i begin at {@code first[i]}. */
        private final int[] first;

        private final int[] nodes;
        private final int[] optionOf;

        /** For each item, the item that stands for it, since it has the same options; {@link #NONE} if it is left out. */
        private final int[] merged;

        private final int[] atLeast;
        private final int[] atMost;
        private final boolean[] colored;

        /** Items that stand for others and for themselves, in a hash table by their options. */
        private int[] table = new int[64];

        private int kept;

        Builder(CoverArrays cover, PacedStopCheck pace) {
            this.cover = cover;
            this.pace = pace;
            options = cover.options();
            int items = cover.items();
            int[] item = cover.item();
            first = new int[items + 1];
            for (int i : item) {
                first[i + 1]++;
            }
            for (int i = 0; i < items; i++) {
                first[i + 1] += first[i];
            }
            nodes = new int[item.length];
            optionOf = new int[item.length];
            int[] next = Arrays.copyOf(first, items);
            for (int option = 0; option < options; option++) {
                pace.steps(cover.start()[option + 1] - cover.start()[option]);
                for (int node = cover.start()[option]; node < cover.start()[option + 1]; node++) {
                    optionOf[node] = option;
                    nodes[next[item[node]]++] = node;
                }
            }
            merged = new int[items];
            atLeast = cover.atLeast().clone();
            atMost = cover.atMost().clone();
            colored = new boolean[items];
        }

        CoverGraph graph() {
            mergeItems();
            int[] vertexOf = new int[merged.length];
            long[] kinds = new long[options + kept];
            System.arraycopy(cover.kind(), 0, kinds, 0, options);
            Edges edges = new Edges(options + kept, cover.item().length);
            int vertex = options;
            for (int i = 0; i < merged.length; i++) {
                if (merged[i] == i) {
                    kinds[vertex] = OF_ITEMS
                            + ((long) Math.min(atLeast[i], options + 1) << 32)
                            + 2L * atMost[i]
                            + (colored[i] ? 1 : 0);
                    vertexOf[i] = vertex++;
                }
            }
            for (int i = 0; i < merged.length; i++) {
                if (merged[i] == i) {
                    join(i, vertexOf[i], edges);
                }
            }
            long[] all = Arrays.copyOf(kinds, edges.vertices);
            Arrays.fill(all, kinds.length, all.length, OF_PAIRS);
            return edges.graph(options, all);
        }

        private void mergeItems() {
            Arrays.fill(table, NONE);
            for (int i = 0; i < merged.length; i++) {
                pace.steps(1 + first[i + 1] - first[i]);
                colored[i] = isColored(i);
                merged[i] = atLeast[i] > 0 || excludes(i) ? representative(i) : NONE;
                int other = merged[i];
                if (other == i) {
                    kept++;
                } else if (other != NONE) {
                    atLeast[other] = Math.max(atLeast[other], atLeast[i]);
                    atMost[other] = Math.min(atMost[other], atMost[i]);
                }
            }
        }

        private boolean isColored(int item) {
            for (int k = first[item]; k < first[item + 1] && cover.color().length > 0; k++) {
                if (cover.color()[nodes[k]] != NO_COLOR) {
                    return true;
                }
            }
            return false;
        }

        /** Returns true if options of an item may exclude others. */
        private boolean excludes(int item) {
            if (first[item + 1] - first[item] <= atMost[item]) {
                return false;
            }
            for (int k = first[item]; k < first[item + 1]; k++) {
                if (CoverData.differ(cover.colorOf(nodes[first[item]]), cover.colorOf(nodes[k]))) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the first item with the same options and colors, and adds an item to the table if it is the first. */
        private int representative(int item) {
            if (3 * kept > table.length) {
                int[] old = table;
                table = new int[4 * old.length];
                Arrays.fill(table, NONE);
                for (int other : old) {
                    if (other != NONE) {
                        table[place(other)] = other;
                    }
                }
            }
            int at = place(item);
            table[at] = table[at] == NONE ? item : table[at];
            return table[at];
        }

        private int place(int item) {
            long hash = 1;
            for (int k = first[item]; k < first[item + 1]; k++) {
                hash = 0x9e3779b97f4a7c15L * (hash + optionOf[nodes[k]]);
            }
            int at = (int) (hash >>> 40) & table.length - 1;
            while (table[at] != NONE && table[at] != item && !haveSameOptions(item, table[at])) {
                at = at + 1 & table.length - 1;
            }
            return at;
        }

        private boolean haveSameOptions(int item, int other) {
            int length = first[item + 1] - first[item];
            if (length != first[other + 1] - first[other] || colored[item] != colored[other]) {
                return false;
            }
            for (int k = 0; k < length; k++) {
                if (optionOf[nodes[first[item] + k]] != optionOf[nodes[first[other] + k]]) {
                    return false;
                }
            }
            return !colored[item] || haveSameColors(item, other);
        }

        private boolean haveSameColors(int item, int other) {
            Map<Integer, Integer> colors = new HashMap<>();
            Map<Integer, Integer> back = new HashMap<>();
            for (int k = first[item], at = first[other]; k < first[item + 1]; k++, at++) {
                int color = cover.color()[nodes[k]];
                int otherColor = cover.color()[nodes[at]];
                boolean isSame = (color == NO_COLOR) == (otherColor == NO_COLOR)
                        && colors.computeIfAbsent(color, none -> otherColor) == otherColor
                        && back.computeIfAbsent(otherColor, none -> color) == color;
                if (!isSame) {
                    return false;
                }
            }
            return true;
        }

        /** Joins an item to its options and pairs. */
        private void join(int item, int vertex, Edges edges) {
            Map<Integer, Integer> pairs = colored[item] ? new HashMap<>() : Map.of();
            for (int k = first[item]; k < first[item + 1]; k++) {
                int color = cover.colorOf(nodes[k]);
                int to = color == NO_COLOR ? vertex : pairs.computeIfAbsent(color, none -> edges.vertices++);
                edges.join(optionOf[nodes[k]], to);
            }
            pairs.values().stream().sorted().forEach(pair -> edges.join(pair, vertex));
        }
    }

    /** Edges in the order in which they are added. */
    private static final class Edges {

        int vertices;
        private int count;
        private int[] ends;

        /** Creates an empty list for a number of vertices, with room for edges. */
        Edges(int vertices, int room) {
            this.vertices = vertices;
            ends = new int[2 * room + 2];
        }

        void join(int one, int other) {
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, 2 * count);
            }
            ends[count++] = one;
            ends[count++] = other;
        }

        CoverGraph graph(int options, long... kinds) {
            int[] start = new int[vertices + 1];
            for (int k = 0; k < count; k++) {
                start[ends[k] + 1]++;
            }
            for (int v = 0; v < vertices; v++) {
                start[v + 1] += start[v];
            }
            int[] next = Arrays.copyOf(start, vertices);
            int[] neighbors = new int[count];
            for (int k = 0; k < count; k += 2) {
                neighbors[next[ends[k]]++] = ends[k + 1];
                neighbors[next[ends[k + 1]]++] = ends[k];
            }
            return new CoverGraph(options, start, neighbors, kinds);
        }
    }
}
