package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

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

    /** Number of options; their vertices come first. */
    final int options;

    /** Number of vertices. */
    final int size;

    /** Index in {@link #neighbors} of the first neighbor of each vertex; the last entry is the number of all. */
    final int[] start;

    final int[] neighbors;

    /** The kind of each vertex, from 0; options, items and pairs differ in their kinds. */
    final int[] kind;

    private CoverGraph(int options, int[] start, int[] neighbors, int[] kind) {
        this.options = options;
        this.size = kind.length;
        this.start = start;
        this.neighbors = neighbors;
        this.kind = kind;
    }

    /**
     * Returns the graph of a cover whose symmetries keep the sets of given and forbidden options and of relaxed items.
     * Expected cost: O(nodes).
     *
     * @param weighted true if symmetries must keep the weights of options
     */
    static CoverGraph of(CoverData cover, Givens givens, boolean weighted, StopCheck stop) {
        return new Builder(cover, givens, stop).graph(weighted);
    }

    int degree(int vertex) {
        return start[vertex + 1] - start[vertex];
    }

    /** The bounds of an item in the order of kinds: secondary items have 0 and 1. */
    private record Bounds(int atLeast, int atMost, boolean isColored) implements Comparable<Bounds> {

        Bounds and(Bounds other) {
            return new Bounds(
                    Math.max(atLeast, other.atLeast), Math.min(atMost, other.atMost), isColored || other.isColored);
        }

        @Override
        public int compareTo(Bounds other) {
            int byLeast = Integer.compare(atLeast, other.atLeast);
            int byMost = byLeast != 0 ? byLeast : Integer.compare(atMost, other.atMost);
            return byMost != 0 ? byMost : Boolean.compare(isColored, other.isColored);
        }
    }

    private static final class Builder {

        private final CoverData cover;
        private final Givens givens;
        private final PacedStopCheck pace;

        /** Nodes by item, in the order of their options; those of item i begin at {@code first[i]}. */
        private final int[] first;

        private final int[] nodes;
        private final int[] optionOf;

        Builder(CoverData cover, Givens givens, StopCheck stop) {
            this.cover = cover;
            this.givens = givens;
            pace = new PacedStopCheck(stop);
            first = new int[cover.itemCount() + 1];
            for (int node = 0; node < cover.nodeCount(); node++) {
                pace.step();
                first[cover.item(node) + 1]++;
            }
            for (int i = 0; i < cover.itemCount(); i++) {
                first[i + 1] += first[i];
            }
            nodes = new int[cover.nodeCount()];
            optionOf = new int[cover.nodeCount()];
            int[] next = Arrays.copyOf(first, cover.itemCount());
            for (int option = 0; option < cover.optionCount(); option++) {
                for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                    pace.step();
                    optionOf[node] = option;
                    nodes[next[cover.item(node)]++] = node;
                }
            }
        }

        CoverGraph graph(boolean weighted) {
            Map<Content, Bounds> items = new java.util.LinkedHashMap<>();
            for (int item = 0; item < cover.itemCount(); item++) {
                Bounds bounds = bounds(item);
                if (bounds.atLeast() > 0 || excludes(item, bounds)) {
                    items.merge(new Content(item), bounds, Bounds::and);
                }
            }
            Edges edges = new Edges(cover.optionCount() + items.size());
            List<Integer> kinds = new ArrayList<>();
            int ofOptions = addOptions(weighted, kinds);
            Map<Bounds, Integer> numbers = new TreeMap<>();
            new TreeSet<>(items.values()).forEach(bounds -> numbers.put(bounds, ofOptions + numbers.size()));
            items.values().forEach(bounds -> kinds.add(numbers.get(bounds)));
            int vertex = cover.optionCount();
            for (Content content : items.keySet()) {
                addItem(edges, vertex++, content.item);
            }
            while (kinds.size() < edges.vertices) {
                kinds.add(ofOptions + numbers.size());
            }
            return edges.graph(
                    cover.optionCount(), kinds.stream().mapToInt(k -> k).toArray());
        }

        private Bounds bounds(int item) {
            if (!cover.isPrimary(item)) {
                return new Bounds(0, 1, isColored(item));
            }
            return new Bounds(givens.isRelaxed(item) ? 0 : cover.atLeast(item), cover.atMost(item), isColored(item));
        }

        private boolean isColored(int item) {
            for (int k = first[item]; k < first[item + 1]; k++) {
                if (cover.color(nodes[k]) != NO_COLOR) {
                    return true;
                }
            }
            return false;
        }

        /** Returns true if options of an item may exclude others. */
        private boolean excludes(int item, Bounds bounds) {
            if (first[item + 1] - first[item] <= bounds.atMost()) {
                return false;
            }
            for (int k = first[item]; k < first[item + 1]; k++) {
                if (CoverData.differ(cover.color(nodes[first[item]]), cover.color(nodes[k]))) {
                    return true;
                }
            }
            return false;
        }

        /** Adds the kinds of the options, and returns their number. */
        private int addOptions(boolean weighted, List<Integer> kinds) {
            int options = cover.optionCount();
            boolean[] given = new boolean[options];
            for (int option : givens.givenOptions()) {
                given[option] = true;
            }
            long[] weights = new long[options];
            Arrays.setAll(weights, option -> weighted ? cover.weight(option) : 0);
            Map<Long, Integer> ranks = new HashMap<>();
            Arrays.stream(weights).sorted().distinct().forEach(weight -> ranks.put(weight, ranks.size()));
            Map<Integer, Integer> numbers = new TreeMap<>();
            int[] raw = new int[options];
            for (int option = 0; option < options; option++) {
                pace.step();
                boolean never = givens.isForbidden(option) || givens.relaxesAllOf(cover, option);
                raw[option] = 4 * ranks.get(weights[option]) + (given[option] ? 2 : 0) + (never ? 1 : 0);
                numbers.put(raw[option], 0);
            }
            int next = 0;
            for (Map.Entry<Integer, Integer> entry : numbers.entrySet()) {
                entry.setValue(next++);
            }
            for (int option : raw) {
                kinds.add(numbers.get(option));
            }
            return next;
        }

        private void addItem(Edges edges, int vertex, int item) {
            Map<Integer, Integer> pairs = new HashMap<>();
            for (int k = first[item]; k < first[item + 1]; k++) {
                pace.step();
                int color = cover.color(nodes[k]);
                if (color == NO_COLOR) {
                    edges.join(optionOf[nodes[k]], vertex);
                } else {
                    int pair = pairs.computeIfAbsent(color, none -> edges.vertices++);
                    edges.join(optionOf[nodes[k]], pair);
                }
            }
            pairs.values().stream().sorted().forEach(pair -> edges.join(pair, vertex));
        }

        /** The options of an item with its colors; equal if another item has the same. */
        private final class Content {

            private final int item;
            private final int hash;

            Content(int item) {
                this.item = item;
                int sum = 1;
                Map<Integer, Integer> colors = new HashMap<>();
                for (int k = first[item]; k < first[item + 1]; k++) {
                    pace.step();
                    int color = cover.color(nodes[k]);
                    int rank = color == NO_COLOR ? NO_COLOR : colors.computeIfAbsent(color, none -> colors.size());
                    sum = 31 * (31 * sum + optionOf[nodes[k]]) + rank;
                }
                hash = sum;
            }

            @Override
            public int hashCode() {
                return hash;
            }

            @Override
            public boolean equals(Object object) {
                if (!(object instanceof Content other)
                        || first[item + 1] - first[item] != first[other.item + 1] - first[other.item]) {
                    return false;
                }
                Map<Integer, Integer> colors = new HashMap<>();
                Map<Integer, Integer> back = new HashMap<>();
                for (int k = first[item], at = first[other.item]; k < first[item + 1]; k++, at++) {
                    int color = cover.color(nodes[k]);
                    int otherColor = cover.color(nodes[at]);
                    boolean isSame = optionOf[nodes[k]] == optionOf[nodes[at]]
                            && (color == NO_COLOR) == (otherColor == NO_COLOR)
                            && colors.computeIfAbsent(color, none -> otherColor) == otherColor
                            && back.computeIfAbsent(otherColor, none -> color) == color;
                    if (!isSame) {
                        return false;
                    }
                }
                return true;
            }
        }
    }

    /** Edges in the order in which they are added. */
    private static final class Edges {

        int vertices;
        private int count;
        private int[] ends = new int[1 << 10];

        Edges(int vertices) {
            this.vertices = vertices;
        }

        void join(int one, int other) {
            if (ends.length - count < 2) {
                ends = Arrays.copyOf(ends, 2 * ends.length);
            }
            ends[count++] = one;
            ends[count++] = other;
        }

        CoverGraph graph(int options, int... kinds) {
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
