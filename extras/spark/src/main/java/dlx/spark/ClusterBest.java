package dlx.spark;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best solution found, and the proved bound of its score.
 *
 * @param solution option numbers from 0, ascending; empty if no solution was found
 * @param score sum of the weights of its options; empty if no solution was found
 * @param bound score that no solution surpasses; empty unless the search was complete and found a solution
 * @param report counts and costs of the search
 * @since 0.1
 */
public record ClusterBest(Optional<int[]> solution, OptionalLong score, OptionalLong bound, ClusterReport report) {

    /** Creates the answer; sorts the option numbers. */
    public ClusterBest {
        solution = solution.map(ClusterBest::ascending);
    }

    @Override
    public Optional<int[]> solution() {
        return solution.map(int[]::clone);
    }

    /**
     * Returns true if no better solution exists or, with a gap, if every solution is better by at most the gap.
     *
     * @return true if the search was complete
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
