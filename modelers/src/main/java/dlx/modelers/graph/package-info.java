/**
 * Graphs: how they are read and drawn. What the models share whose puzzles are graphs. Start reading at
 * {@link dlx.modelers.graph.Graph}.
 */
package dlx.modelers.graph;
