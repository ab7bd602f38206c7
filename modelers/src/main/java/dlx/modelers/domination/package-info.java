/**
 * Minimum numbers of pieces that watch a whole board, or of vertices that reach a whole graph: a cover whose items may
 * be covered more than once.
 *
 * <p>Start reading at {@link dlx.modelers.domination.DominationModel}; a board and a graph are each a {@code Ground}.
 */
package dlx.modelers.domination;
