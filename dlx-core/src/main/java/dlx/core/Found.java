package dlx.core;

import dlx.api.Experimental;
import dlx.api.NotKnownException;
import dlx.api.Solution;
import dlx.core.search.Answer;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The answer to {@link Question#first}: a solution, or the report of a search without one.
 *
 * @param found the solution with its numbers and score; empty if no solution was found
 * @param report the cost, and the reason why the search ended
 * @param <O> type of the option values
 * @since 0.1
 */
public record Found<O>(Optional<Solution<O>> found, SearchReport report) implements Answer {

    /** Creates an answer. For use by dlx only, because components may be added. */
    @Experimental
    public Found {}

    /**
     * Returns the solution, if one was found.
     *
     * @return the chosen options in the order of the cover; empty if no solution was found
     */
    public Optional<List<O>> solution() {
        return found.map(Solution::options);
    }

    /**
     * Returns the solution, or throws an exception if a limit left the question open.
     *
     * @return the chosen options in the order of the cover; empty if it is proved that no solution exists;
     *     immutable
     * @throws NotKnownException if a limit ended the search before a solution or a proof was found
     */
    public Optional<List<O>> options() {
        if (found.isEmpty() && !report.isComplete()) {
            throw notKnown("whether there is a solution", report, "solve().found(), which is empty then");
        }
        return solution();
    }

    static NotKnownException notKnown(String what, SearchReport report, String alternative) {
        return new NotKnownException("it is not known " + what + ": the search was stopped ("
                + report.stopped().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + "); set greater limits, or call " + alternative);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
