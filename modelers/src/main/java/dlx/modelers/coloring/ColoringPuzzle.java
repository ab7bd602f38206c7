package dlx.modelers.coloring;

import dlx.modelers.graph.Graph;

/**
 * A graph, and how many colors there are for its vertices.
 *
 * @param graph the graph
 * @param colors how many, {@code >= 1}
 * @since 0.1
 */
public record ColoringPuzzle(Graph graph, int colors) {}
