package dlx.core.search;

import dlx.api.Experimental;

/**
 * A part of a search: what holds there besides what is given to the whole.
 *
 * @param givens what holds
 * @param weight the share of the search tree that it stands for, from 0 to 1
 * @since 0.1
 */
@Experimental
public record Subproblem(Givens givens, double weight) {

    /** All of it. */
    public static final Subproblem WHOLE = new Subproblem(Givens.NONE, 1);

    /**
     * Where this is a part of a part: the same in the whole.
     *
     * @param whole the part that this one is in
     * @return what holds in both
     */
    public Subproblem in(Subproblem whole) {
        return new Subproblem(whole.givens.and(givens), whole.weight * weight);
    }
}
