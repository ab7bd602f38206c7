package dlx.modelers.graceful;

import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A graph whose vertices are to be labeled, and the given labels.
 *
 * @param name the name of the graph in the text, as {@code path 8}; empty for a list of edges
 * @param graph the graph, with at least one edge at each vertex
 * @param labels for each vertex its label, from 0 to the number of edges, or {@link #FREE}; if labels contradict
 *     each other, there is no solution
 * @since 0.1
 */
public record Labeling(String name, Graph graph, List<Integer> labels) {

    /** Value for a vertex whose label is not given. */
    public static final int FREE = -1;

    /** Creates a puzzle with a copy of the list. */
    public Labeling {
        labels = List.copyOf(labels);
    }

    /** Returns the puzzle of a graph without given labels. */
    static Labeling free(String name, Graph graph) {
        return new Labeling(name, graph, Collections.nCopies(graph.vertices(), FREE));
    }

    /** Returns the first vertex without an edge, or 0. */
    static int vertexWithoutEdge(Graph graph) {
        return 1 + graph.edgesAt().indexOf(List.of());
    }

    /** Returns the number of edges, which is the maximum of labels and of differences. */
    int greatest() {
        return graph.edges().size();
    }

    boolean isFree() {
        return labels.stream().allMatch(label -> label == FREE);
    }

    /**
     * Returns a sentence about the first two vertices or edges whose given labels exclude each other; empty if no
     * labels do.
     */
    Optional<String> clash() {
        Map<String, String> holders = new HashMap<>();
        for (int vertex = 1; vertex <= labels.size(); vertex++) {
            int label = labels.get(vertex - 1);
            Optional<String> clash = label == FREE
                    ? Optional.empty()
                    : clash(holders, "label " + label, "vertex " + vertex + ": " + label);
            if (clash.isPresent()) {
                return clash;
            }
        }
        for (Edge edge : graph.edges()) {
            int low = labels.get(edge.low() - 1);
            int high = labels.get(edge.high() - 1);
            Optional<String> clash = low == FREE || high == FREE
                    ? Optional.empty()
                    : clash(holders, "difference " + Math.abs(low - high), "edge " + edge.low() + '-' + edge.high());
            if (clash.isPresent()) {
                return clash;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> clash(Map<String, String> holders, String item, String given) {
        return Optional.ofNullable(holders.putIfAbsent(item, given))
                .map(before ->
                        "the givens \"" + before + "\" and \"" + given + "\" both hold the item \"" + item + '"');
    }

    /** Returns true if a vertex has this label or may get it. */
    boolean allows(int vertex, int label) {
        int given = labels.get(vertex - 1);
        return given == FREE || given == label;
    }
}
