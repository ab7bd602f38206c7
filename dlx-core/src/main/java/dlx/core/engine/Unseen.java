package dlx.core.engine;

import dlx.core.search.Piece;
import dlx.core.search.Subproblem;

/**
 * A part of the work that no walk has searched yet.
 *
 * @param part a part of the search
 * @param piece the branches of its tree
 */
public record Unseen(Subproblem part, Piece piece) {}
