package dlx.spark;

import java.util.List;

/**
 * Solutions drawn at random, each uniformly from all solutions, with repetition.
 *
 * @param drawn the draws: ascending option numbers from 0; empty if there is no solution or a limit stopped the
 *     search
 * @param report cost of counting all solutions and of searching for the drawn solutions
 * @since 0.1
 */
public record ClusterSample(List<int[]> drawn, ClusterReport report) {

    /** Creates the sample; sorts the option numbers of each draw. */
    public ClusterSample {
        drawn = drawn.stream().map(ClusterBest::ascending).toList();
    }

    @Override
    public List<int[]> drawn() {
        return drawn.stream().map(int[]::clone).toList();
    }
}
