/**
 * Graphs and their reading and drawing, shared by the models whose puzzles are graphs. Start reading at
 * {@link dlx.modelers.graph.Graph}.
 */
package dlx.modelers.graph;
