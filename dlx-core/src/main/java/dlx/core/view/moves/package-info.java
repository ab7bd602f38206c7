/**
 * Continuations of a position: options that must be taken or dropped, and the search tree of MRV. Not exported.
 *
 * <p>Start reading at {@link dlx.core.view.moves.Descent}.
 */
package dlx.core.view.moves;
