package dlx.modelers.coloring;

import java.util.HashSet;
import java.util.List;

/**
 * A graph, and how many colors there are for its vertices.
 *
 * @param vertices how many, {@code >= 1}; they are called 1, 2 and so on
 * @param edges each once
 * @param colors how many, {@code >= 1}
 * @since 0.1
 */
public record Graph(int vertices, List<Edge> edges, int colors) {

    /**
     * A graph that nobody else can change.
     *
     * @throws IllegalArgumentException if there are no vertices or no colors, an edge has a vertex that is none, or
     *     there are two equal edges
     */
    public Graph {
        edges = List.copyOf(edges);
        if (vertices < 1) {
            throw new IllegalArgumentException("vertices: " + vertices + "; expected 1 or more");
        }
        if (colors < 1) {
            throw new IllegalArgumentException("colors: " + colors + "; expected 1 or more");
        }
        for (Edge edge : edges) {
            if (edge.high() > vertices) {
                throw new IllegalArgumentException("edges: " + edge + "; expected vertices from 1 to " + vertices);
            }
        }
        if (new HashSet<>(edges).size() < edges.size()) {
            throw new IllegalArgumentException("edges: some are equal; expected each one once");
        }
    }
}
