package dlx.core.engine;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Verifies a solution by the problem alone, independently of the state of the search that found it. Engines that do not
 * go through the search tree verify each solution before they report it.
 */
public final class VerifiedSolution {

    private VerifiedSolution() {}

    /**
     * Verifies that options are a solution of a problem.
     *
     * @param engine the name of the engine that found the options, for the message
     * @param options numbers of the problem, with the options taken at the root
     * @throws IllegalStateException if the options are not a solution: the engine has a fault
     */
    public static void check(String engine, Problem problem, Root root, int... options) {
        int[] times = new int[problem.items()];
        int[] before = new int[problem.items()];
        BitSet relaxed = new BitSet();
        for (int i : root.relax) {
            relaxed.set(i);
        }
        boolean isWrong = false;
        for (int option : options) {
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                int i = problem.item[node];
                isWrong |= times[i] > 0 && problem.exclude(before[i], node);
                times[i]++;
                before[i] = node;
            }
        }
        for (int i = 0; i < times.length; i++) {
            isWrong |= problem.primary[i]
                    && (times[i] > problem.atMost[i] || times[i] < problem.atLeast[i] && !relaxed.get(i));
        }
        if (isWrong) {
            throw new IllegalStateException(engine + ": " + Arrays.toString(options) + " is not a solution");
        }
    }
}
