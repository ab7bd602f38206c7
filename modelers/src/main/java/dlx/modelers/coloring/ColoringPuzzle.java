package dlx.modelers.coloring;

import dlx.modelers.graph.Graph;

/**
 * A graph, and how many colors there are for its vertices.
 *
 * @param graph the graph
 * @param colors how many, {@code >= 1}
 * @since 0.1
 */
public record ColoringPuzzle(Graph graph, int colors) {

    /**
     * A graph to be colored.
     *
     * @throws IllegalArgumentException if there are no colors
     */
    public ColoringPuzzle {
        if (colors < 1) {
            throw new IllegalArgumentException("colors: " + colors + "; expected 1 or more");
        }
    }
}
