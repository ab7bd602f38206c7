package dlx.modelers.coloring;

import dlx.modelers.graph.Graph;

/**
 * A graph, and the number of colors for its vertices.
 *
 * @param graph the graph
 * @param colors number of colors, {@code >= 1}
 * @since 0.1
 */
public record ColoringPuzzle(Graph graph, int colors) {}
