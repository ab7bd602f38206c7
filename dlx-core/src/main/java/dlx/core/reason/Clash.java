package dlx.core.reason;

import dlx.core.engine.Problem;
import dlx.core.explain.Blocked;
import java.util.Arrays;
import java.util.Optional;

/** Finds options that exclude each other at an item, or an option at an item with maximum 0. */
final class Clash {

    private Clash() {}

    /**
     * Returns the first options that exceed the capacity of an item; empty if the options do not exclude each other.
     */
    static Optional<int[]> find(CoverIncidence relation, int[] options) {
        int i = item(relation, options);
        if (i == Blocked.NONE) {
            return Optional.empty();
        }
        Problem problem = relation.problem;
        int[] holders =
                Arrays.stream(options).filter(k -> nodeAt(problem, k, i) >= 0).toArray();
        if (problem.primary[i]) {
            return Optional.of(Arrays.copyOf(holders, problem.atMost[i] + 1));
        }
        int first = nodeAt(problem, holders[0], i);
        int other = Arrays.stream(holders)
                .skip(1)
                .filter(k -> problem.exclude(first, nodeAt(problem, k, i)))
                .findFirst()
                .orElseThrow();
        return Optional.of(new int[] {holders[0], other});
    }

    /** Returns the smallest item at which some options exclude each other, or {@link Blocked#NONE}. */
    static int item(CoverIncidence relation, int[] options) {
        Problem problem = relation.problem;
        int[] times = new int[problem.items()];
        int[] first = new int[problem.items()];
        int found = Integer.MAX_VALUE;
        for (int k : options) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                boolean full = problem.primary[i]
                        ? times[i] == problem.atMost[i]
                        : times[i] > 0 && problem.exclude(first[i], node);
                if (full) {
                    found = Math.min(found, i);
                } else if (times[i]++ == 0) {
                    first[i] = node;
                }
            }
        }
        return found == Integer.MAX_VALUE ? Blocked.NONE : found;
    }

    private static int nodeAt(Problem problem, int option, int i) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            if (problem.item[node] == i) {
                return node;
            }
        }
        return -1;
    }
}
