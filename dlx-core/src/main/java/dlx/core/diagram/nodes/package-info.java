/**
 * The nodes of diagrams, and what is done with them: made each once, counted, combined, restricted. Not exported: diagrams
 * are used through {@link dlx.core.diagram.Zdd}.
 *
 * <p>Start reading at {@link dlx.core.diagram.nodes.SetFamily}, the nodes of one diagram, and
 * {@link dlx.core.diagram.nodes.NodeTable}, which makes them.
 */
package dlx.core.diagram.nodes;
