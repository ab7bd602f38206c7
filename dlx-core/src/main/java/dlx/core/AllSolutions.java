package dlx.core;

import dlx.api.Experimental;
import dlx.core.diagram.Diagram;
import dlx.core.search.Answer;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The answer to {@link Question#diagram}: a diagram of all solutions, or the report of a search that was stopped.
 *
 * @param diagram all solutions; empty if a limit stopped the search, or the diagram exceeds the memory budget
 * @param report the cost, and the reason if there is no diagram
 * @param <O> type of the option values
 * @since 0.1
 */
@Experimental
public record AllSolutions<O>(Optional<Diagram<O>> diagram, SearchReport report) implements Answer {

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
