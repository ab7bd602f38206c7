package dlx.core.engine;

import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;

/**
 * What a search is for, apart from its cover and its limits.
 *
 * @param listener {@link #NOBODY}, as it comes, or who hears every step
 * @param memoMemory the most bytes that a table of counts may take
 */
public record Task(
        Question question, Strategy strategy, SearchListener listener, RootReduction reduction, long memoMemory) {

    /** The listener of a search that nobody listens to. */
    public static final SearchListener NOBODY = new SearchListener() {};

    /** Whether somebody hears every step. */
    public boolean isTold() {
        return listener != NOBODY;
    }

    /** Whether the leftmost item with fewest options is branched on, up to ties where the order does not matter. */
    boolean isPlain() {
        return strategy == Strategy.MRV && !isTold();
    }
}
