package dlx.core;

import dlx.api.Experimental;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;

/**
 * The number of solutions.
 *
 * @param report {@code solutions()} is exact, and all there are if {@code isComplete()}
 * @param <O> what an option means
 * @since 0.1
 */
public record Counted<O>(SearchReport report) implements Answer<O> {

    /** Made by dlx; further components may come. */
    @Experimental
    public Counted {}

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
