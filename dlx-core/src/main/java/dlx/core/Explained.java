package dlx.core;

import dlx.api.Experimental;
import dlx.core.explain.Explanation;
import dlx.core.search.StopReason;

/**
 * Why there is no solution, or not one; or how the only one is found.
 *
 * @param explanation in numbers of the cover
 * @param <O> what an option means
 * @since 0.1
 */
public record Explained<O>(Explanation explanation) implements Answer<O> {

    /** Made by dlx; further components may come. */
    @Experimental
    public Explained {}

    @Override
    public StopReason stopped() {
        return explanation.stopped();
    }
}
