/**
 * Few pieces that see a whole board, few vertices that reach a whole graph: a cover in which items may be covered often.
 *
 * <p>Start reading at {@link dlx.modelers.domination.DominationModel}; a board and a graph are each a {@code Ground}.
 */
package dlx.modelers.domination;
