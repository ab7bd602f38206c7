package dlx.core;

import dlx.api.Solution;
import dlx.core.search.SearchReport;
import java.util.List;

/**
 * Solutions drawn at random.
 *
 * @param drawn as many as were asked for, in no particular order, the same one perhaps several times; empty if there is
 *     no solution
 * @param uniform whether each was drawn uniformly from all solutions; {@code false} if the search was stopped before it
 *     had seen all of them
 * @param report what it cost; it counts all solutions that were looked at
 * @param <O> what an option means
 * @since 0.1
 */
public record Sample<O>(List<Solution<O>> drawn, boolean uniform, SearchReport report) {

    /** A sample, with a copy of its list. */
    public Sample {
        drawn = List.copyOf(drawn);
    }
}
