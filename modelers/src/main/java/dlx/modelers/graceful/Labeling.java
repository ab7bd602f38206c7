package dlx.modelers.graceful;

import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A graph whose vertices are to be labeled, and the labels that are given.
 *
 * @param name how its text calls the graph, as {@code path 8}; empty for a list of edges
 * @param graph at least one edge at each vertex
 * @param labels of each vertex its label, from 0 to the number of edges, or {@link #FREE}; labels may contradict each
 *     other, then there is no solution
 * @since 0.1
 */
public record Labeling(String name, Graph graph, List<Integer> labels) {

    /** What stands for a vertex whose label is not given. */
    public static final int FREE = -1;

    /** A puzzle with copies of what was given. */
    public Labeling {
        labels = List.copyOf(labels);
    }

    /** A graph none of whose labels are given. */
    static Labeling free(String name, Graph graph) {
        return new Labeling(name, graph, Collections.nCopies(graph.vertices(), FREE));
    }

    /** The first vertex that no edge needs, or 0. */
    static int vertexWithoutEdge(Graph graph) {
        return 1 + graph.edgesAt().indexOf(List.of());
    }

    /** The number of edges: the greatest label and the greatest difference. */
    int greatest() {
        return graph.edges().size();
    }

    boolean isFree() {
        return labels.stream().allMatch(label -> label == FREE);
    }

    /** A sentence about the first two vertices or edges whose given labels exclude each other; nothing if none do. */
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

    /** Whether a vertex has this label or may get it. */
    boolean allows(int vertex, int label) {
        int given = labels.get(vertex - 1);
        return given == FREE || given == label;
    }
}
