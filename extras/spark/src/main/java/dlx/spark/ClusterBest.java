package dlx.spark;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best solution that was found, and what is proved of it.
 *
 * @param solution the numbers of its options, ascending; empty if none was found
 * @param score the sum of its weights; absent if none was found
 * @param bound a score that no solution surpasses; absent unless the search came to its end with a solution
 * @param report what it cost
 * @since 0.1
 */
public record ClusterBest(Optional<int[]> solution, OptionalLong score, OptionalLong bound, ClusterReport report) {

    /** A best solution. */
    public ClusterBest {
        solution = solution.map(ClusterBest::ascending);
    }

    @Override
    public Optional<int[]> solution() {
        return solution.map(int[]::clone);
    }

    /**
     * True if no better solution exists, or where a gap was allowed, none that is better by more.
     *
     * @return {@code true} if the search came to its end
     */
    public boolean isProven() {
        return report.isComplete();
    }

    static int[] ascending(int... options) {
        int[] sorted = options.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
