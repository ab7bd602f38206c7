package dlx.core.engine;

import dlx.core.search.Piece;
import dlx.core.search.Subproblem;

/**
 * A part of the work that has not been searched.
 *
 * @param part the subproblem
 * @param piece the branches of the subproblem's tree
 */
public record Unseen(Subproblem part, Piece piece) {}
