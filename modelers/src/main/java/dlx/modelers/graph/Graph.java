package dlx.modelers.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * A graph without loops and double edges.
 *
 * @param vertices how many, {@code >= 1}; they are called 1, 2 and so on
 * @param edges each once
 * @since 0.1
 */
public record Graph(int vertices, List<Edge> edges) {

    /**
     * A graph that nobody else can change.
     *
     * @throws IllegalArgumentException if there are no vertices, an edge has a vertex that is none, or there are two
     *     equal edges
     */
    public Graph {
        edges = List.copyOf(edges);
        if (vertices < 1) {
            throw new IllegalArgumentException("vertices: " + vertices + "; expected 1 or more");
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

    /**
     * Of each vertex, the indexes of its edges.
     *
     * @return a list for each vertex, the first for vertex 1; ascending
     */
    public List<List<Integer>> edgesAt() {
        List<List<Integer>> edgesAt =
                Stream.<List<Integer>>generate(ArrayList::new).limit(vertices).toList();
        for (int i = 0; i < edges.size(); i++) {
            edgesAt.get(edges.get(i).low() - 1).add(i);
            edgesAt.get(edges.get(i).high() - 1).add(i);
        }
        return edgesAt;
    }
}
