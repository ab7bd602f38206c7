package dlx.core;

import dlx.api.Experimental;
import dlx.core.explain.Revision;
import dlx.core.search.StopReason;

/**
 * The givens that can be left out, and what must be left out, replaced or added so that there is one solution.
 *
 * @param revision in numbers of the cover
 * @param <O> what an option means
 * @since 0.1
 */
@Experimental
public record Revised<O>(Revision revision) implements Answer<O> {

    @Override
    public StopReason stopped() {
        return revision.stopped();
    }
}
