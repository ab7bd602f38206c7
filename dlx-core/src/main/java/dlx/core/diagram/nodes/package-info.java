/**
 * Nodes of diagrams, and operations on them: unique nodes, counts, unions and other combinations, restriction. Not
 * exported: callers use diagrams through {@link dlx.core.diagram.Zdd}.
 *
 * <p>Start reading at {@link dlx.core.diagram.nodes.SetFamily}, the nodes of one diagram, and
 * {@link dlx.core.diagram.nodes.NodeTable}, which creates them.
 */
package dlx.core.diagram.nodes;
