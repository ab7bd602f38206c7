package dlx.core;

import dlx.api.Experimental;
import dlx.api.Solution;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.search.Answer;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best solutions that were found, and what is proved of them.
 *
 * @param found the best first, as many as were asked for if there are so many
 * @param bound a score that no solution surpasses; absent as long as none is proved, or where there is no solution
 * @param proven whether no better solution exists: the search saw the whole tree, or proved that no solution exists
 * @param report what it cost; it counts all solutions that were looked at
 * @param <O> what an option means
 * @since 0.1
 */
public record Best<O>(List<Solution<O>> found, OptionalLong bound, boolean proven, SearchReport report)
        implements Answer {

    /** Made by dlx; further components may come. Best solutions, with a copy of their list. */
    @Experimental
    public Best {
        found = List.copyOf(found);
    }

    /**
     * A best solution.
     *
     * @return the chosen options in the order of the cover; absent if none was found
     */
    public Optional<List<O>> solution() {
        return found.stream().findFirst().map(Solution::options);
    }

    /**
     * The score of the best solution.
     *
     * @return the sum of its weights; 0 if none was found
     */
    public long score() {
        return found.isEmpty() ? 0 : found.get(0).score();
    }

    static <O> Best<O> ask(SearchFactory<O> factory, SearchQuestion.Best question) {
        SearchRun<O> run = SearchRun.begin(factory, question);
        List<Solution<O>> found = run.take();
        SearchReport report = run.report();
        // that there is nothing may have been found beside the search, which goes on to know its bound
        OptionalLong bound = report.outcome() == Outcome.NO_SOLUTION ? OptionalLong.empty() : run.bound();
        return new Best<>(found, bound, report.isComplete(), report);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
