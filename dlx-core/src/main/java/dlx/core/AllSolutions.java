package dlx.core;

import dlx.api.Experimental;
import dlx.core.diagram.Diagram;
import dlx.core.search.Answer;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * A diagram of all solutions, or what is known instead.
 *
 * @param diagram all solutions; absent if a limit stopped the search, or they need more memory than they may take
 * @param report why there is no diagram, and what it cost
 * @param <O> what an option means
 * @since 0.1
 */
@Experimental
public record AllSolutions<O>(Optional<Diagram<O>> diagram, SearchReport report) implements Answer {

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
