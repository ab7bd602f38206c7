package dlx.core;

import dlx.api.Solution;
import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/**
 * A solution, or what is known instead.
 *
 * @param found the solution with its numbers and score; absent if none was found
 * @param report whether that is proved, and what it cost
 * @param <O> what an option means
 * @since 0.1
 */
public record Answer<O>(Optional<Solution<O>> found, SearchReport report) {

    /**
     * The solution.
     *
     * @return the chosen options in the order of the cover; absent if none was found
     */
    public Optional<List<O>> solution() {
        return found.map(Solution::options);
    }
}
