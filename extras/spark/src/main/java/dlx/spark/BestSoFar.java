package dlx.spark;

import java.util.List;
import java.util.OptionalLong;

/** The best solution that the driver has received so far. Used only by the driver's thread. */
final class BestSoFar {

    private final SearchSpec spec;
    private List<int[]> solution;

    BestSoFar(SearchSpec spec, List<int[]> known) {
        this.spec = spec;
        solution = List.copyOf(known);
    }

    /** Stores a solution if its score is better. */
    void offer(int... options) {
        if (solution.isEmpty() || spec.goal.prefers(score(options), score(solution.get(0)))) {
            solution = List.of(options);
        }
    }

    /** Returns a list with the best solution; empty if there is no solution yet. */
    List<int[]> solutions() {
        return solution;
    }

    OptionalLong score() {
        return solution.isEmpty() ? OptionalLong.empty() : OptionalLong.of(score(solution.get(0)));
    }

    private long score(int... options) {
        return spec.cover.score(options, options.length);
    }
}
