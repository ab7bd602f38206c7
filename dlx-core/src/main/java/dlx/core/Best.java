package dlx.core;

import dlx.api.Experimental;
import dlx.api.Solution;
import dlx.core.run.BestRounds;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.StatedCover;
import dlx.core.search.Answer;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best solutions found, and the proof status of their score.
 *
 * @param found solutions, the best first: the number asked for, or fewer if there are fewer or a limit stopped the
 *     search
 * @param bound a score that no solution surpasses; empty if no bound is proved, or if no solution exists
 * @param proven true if no better solution exists: the search visited the whole tree, or proved that there is no
 *     solution
 * @param report the cost of the search; it counts all solutions visited
 * @param <O> type of the option values
 * @since 0.1
 */
public record Best<O>(List<Solution<O>> found, OptionalLong bound, boolean proven, SearchReport report)
        implements Answer {

    /** Creates an answer with a copy of the list. For use by dlx only, because components may be added. */
    @Experimental
    public Best {
        found = List.copyOf(found);
    }

    /**
     * Returns a best solution.
     *
     * @return the chosen options in the order of the cover; empty if no solution was found
     */
    public Optional<List<O>> solution() {
        return found.stream().findFirst().map(Solution::options);
    }

    /**
     * Returns the score of the best solution.
     *
     * @return the sum of its weights; 0 if no solution was found
     */
    public long score() {
        return found.isEmpty() ? 0 : found.get(0).score();
    }

    static <O> Best<O> ask(SearchFactory<O> factory, SearchQuestion.Best question) {
        if (BestRounds.fit(factory)) {
            StatedCover.Answered<O> answer = new BestRounds<>(factory, question).answer();
            return new Best<>(answer.found(), answer.bound(), answer.report().isComplete(), answer.report());
        }
        SearchRun<O> run = SearchRun.begin(factory, question);
        List<Solution<O>> found = run.take();
        SearchReport report = run.report();
        // a proof without a search may show that no solution exists, while the search still has a bound
        OptionalLong bound = report.outcome() == Outcome.NO_SOLUTION ? OptionalLong.empty() : run.bound();
        return new Best<>(found, bound, report.isComplete(), report);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
