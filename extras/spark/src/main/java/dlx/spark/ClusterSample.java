package dlx.spark;

import java.util.List;

/**
 * Solutions drawn at random, each as likely as any other, with repetition.
 *
 * @param drawn by the ascending numbers of their options; none if there is no solution, or a limit stopped the search
 * @param report what it cost to count all solutions and to find again those drawn
 * @since 0.1
 */
public record ClusterSample(List<int[]> drawn, ClusterReport report) {

    /** Draws. */
    public ClusterSample {
        drawn = drawn.stream().map(ClusterBest::ascending).toList();
    }

    @Override
    public List<int[]> drawn() {
        return drawn.stream().map(int[]::clone).toList();
    }
}
