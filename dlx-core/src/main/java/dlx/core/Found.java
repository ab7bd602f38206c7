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
 * A solution, or what is known instead.
 *
 * @param found the solution with its numbers and score; absent if none was found
 * @param report whether that is proved, and what it cost
 * @param <O> what an option means
 * @since 0.1
 */
public record Found<O>(Optional<Solution<O>> found, SearchReport report) implements Answer {

    /** Made by dlx; further components may come. */
    @Experimental
    public Found {}

    /**
     * The solution.
     *
     * @return the chosen options in the order of the cover; absent if none was found
     */
    public Optional<List<O>> solution() {
        return found.map(Solution::options);
    }

    /**
     * The solution, where it must be known.
     *
     * @return the chosen options in the order of the cover; absent if there is no solution; immutable
     * @throws NotKnownException if a limit ended the search before that was known
     */
    public Optional<List<O>> options() {
        if (found.isEmpty() && !report.isComplete()) {
            throw notKnown("whether there is a solution", report, "solve().found()");
        }
        return solution();
    }

    static NotKnownException notKnown(String what, SearchReport report, String method) {
        return new NotKnownException("it is not known " + what + ": the search was stopped ("
                + report.stopped().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + "); expected greater limits, or a call of " + method + ", whose answer can say so");
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
