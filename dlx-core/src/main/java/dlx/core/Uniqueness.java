package dlx.core;

import dlx.api.Solution;
import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/**
 * Whether a cover has no solution, one, or several.
 *
 * @param verdict the answer
 * @param found the solutions that show it, two at most
 * @param report what it cost
 * @param <O> what an option means
 * @since 0.1
 */
public record Uniqueness<O>(Verdict verdict, List<Solution<O>> found, SearchReport report) {

    /** A verdict with copies of its solutions. */
    public Uniqueness {
        found = List.copyOf(found);
    }

    /**
     * The solution found first.
     *
     * @return the chosen options in the order of the cover; absent if none was found
     */
    public Optional<List<O>> solution() {
        return found.stream().findFirst().map(Solution::options);
    }

    /** How many solutions there are. */
    public enum Verdict {
        /** Proved: none. */
        NONE,
        /** Proved: one. */
        UNIQUE,
        /** Two were found; the search did not look for more. */
        MULTIPLE,
        /** A limit ended the search before that was known. */
        UNKNOWN
    }
}
