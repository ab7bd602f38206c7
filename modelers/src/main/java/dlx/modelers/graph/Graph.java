package dlx.modelers.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A graph without loops and double edges.
 *
 * @param vertices number of vertices, 1 or more; they are numbered from 1
 * @param edges the edges, each once
 * @since 0.1
 */
public record Graph(int vertices, List<Edge> edges) {

    /** Creates a graph with a copy of the edges. */
    public Graph {
        edges = List.copyOf(edges);
    }

    /**
     * Returns the indices of the edges at each vertex.
     *
     * @return for each vertex, from vertex 1 on, ascending indices into {@link #edges}
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
