package dlx.core.search;

import dlx.api.Experimental;

/**
 * A part of a search, as givens to be added to the givens of the whole search.
 *
 * @param givens the additional givens
 * @param weight estimated share of the search tree, 0 to 1
 * @since 0.1
 */
@Experimental
public record Subproblem(Givens givens, double weight) {

    /** The whole search. */
    public static final Subproblem WHOLE = new Subproblem(Givens.NONE, 1);

    /**
     * Returns this part of a part as a part of the whole search.
     *
     * @param whole the part that contains this part
     * @return the subproblem with the givens of both and the product of their weights
     */
    public Subproblem in(Subproblem whole) {
        return new Subproblem(whole.givens.and(givens), whole.weight * weight);
    }
}
