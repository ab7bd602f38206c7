package dlx.core.search;

/**
 * A part of a search: what holds there besides what is given to the whole.
 *
 * @param weight the share of the search tree that it stands for, from 0 to 1
 */
public record Part(Givens givens, double weight) {

    /** All of it. */
    public static final Part WHOLE = new Part(Givens.NONE, 1);

    /** What this part of a part is in the whole. */
    public Part in(Part whole) {
        return new Part(whole.givens.and(givens), whole.weight * weight);
    }
}
