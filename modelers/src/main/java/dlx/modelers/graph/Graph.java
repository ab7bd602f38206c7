package dlx.modelers.graph;

import java.util.ArrayList;
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

    /** A graph with copies of what was given. */
    public Graph {
        edges = List.copyOf(edges);
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
