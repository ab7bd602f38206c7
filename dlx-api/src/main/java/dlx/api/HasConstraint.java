package dlx.api;

import java.util.List;
import java.util.Set;

/**
 * A model whose puzzles demand something that a cover cannot state: one loop, one connected area. The cover states what
 * is local, and this constraint examines complete choices of options, lazily: only choices that the cover accepts.
 *
 * <p>Engines keep each clause for the rest of a search, so a clause should exclude as many choices as it can: "a cell of
 * this component is black, or a cell outside is, or one of its boundary is white" rather than "not this choice".
 *
 * <p>Each option of such a model must contain a primary item: engines never take an option that no item asks for.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasConstraint<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns clauses that a choice breaks. A choice is a solution of the puzzle if it is a solution of the cover and
     * breaks no clause. The method must be pure: the same choice gives the same clauses, from any thread.
     *
     * <p>If a choice breaks the constraint, one of its clauses must rest on no items, or on items that the choice covers:
     * an explanation that relaxes items drops the clauses that rest on them.
     *
     * @param puzzle a puzzle with its givens
     * @param chosen options of the cover, often a solution of it. Explanations also ask about choices that do not meet
     *     the demands of some items, and checks of proofs about any options
     * @return clauses, each of which excludes this choice and no solution of the puzzle; empty if the choice keeps the
     *     constraint
     */
    List<LazyClause<O>> broken(P puzzle, Set<O> chosen);

    /**
     * Returns the structure that the constraint depends on, for symmetries: for one loop, the edges at each corner; for
     * one area, each pair of neighbors. A map of the options that keeps the cover and this collection of sets must keep
     * the constraint. Sets do not have names: sets of equal sizes may be exchanged.
     *
     * @param puzzle a puzzle with its givens
     * @return sets of options; empty if symmetries must not be used
     */
    default List<Set<O>> structure(P puzzle) {
        return List.of();
    }
}
