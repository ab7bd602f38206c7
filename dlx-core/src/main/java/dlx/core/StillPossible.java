package dlx.core;

import dlx.api.Experimental;
import dlx.core.explain.PossibleOptions;
import dlx.core.search.StopReason;

/**
 * The options that occur in some solution.
 *
 * @param options those, and those of which it is not known where a limit stopped the search
 * @param <O> what an option means
 * @since 0.1
 */
public record StillPossible<O>(PossibleOptions options) implements Answer<O> {

    /** Made by dlx; further components may come. */
    @Experimental
    public StillPossible {}

    @Override
    public StopReason stopped() {
        return options.stopped();
    }
}
