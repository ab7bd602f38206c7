package dlx.core.engine;

import dlx.core.search.Piece;
import dlx.core.search.Subproblem;

/**
 * What nobody has searched yet.
 *
 * @param part a part of the search
 * @param piece the branches of its tree
 */
public record Unseen(Subproblem part, Piece piece) {}
