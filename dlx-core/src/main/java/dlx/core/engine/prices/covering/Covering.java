package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/** A cover as {@link CoveringSearch} needs it: what items and options have to do with each other. Immutable. */
public final class Covering {

    /** As good as any number of options. */
    private static final int ANY = Integer.MAX_VALUE;

    final Problem problem;

    /** Where the items of each option begin in {@link #item}, and one place more. */
    final int[] start;

    final int[] item;

    /** Of each item, its options, ascending. */
    final int[][] optionsOf;

    /** Of each item, the nodes of these options. */
    final int[][] nodesOf;

    /** Of each item, how many options it needs. */
    final int[] least;

    /** Of each item, how many options it has room for; any number where they may share it in a color. */
    final int[] most;

    /** Of each item, whether it excludes options by colors. */
    final boolean[] isColored;

    /** The most items that an option has. */
    final int longest;

    /** Compiles a problem. Cost: O(size). */
    public Covering(Problem problem, StopCheck stop) {
        this.problem = problem;
        start = problem.start;
        item = problem.item;
        optionsOf = problem.optionsOfItems(stop);
        nodesOf = problem.nodesOfItems(stop);
        isColored = new boolean[problem.items()];
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int node = 0; node < problem.color.length; node++) {
            pace.step();
            isColored[item[node]] |= problem.color[node] >= 0;
        }
        least = new int[problem.items()];
        most = new int[problem.items()];
        for (int i = 0; i < least.length; i++) {
            least[i] = problem.primary[i] ? problem.atLeast[i] : 0;
            most[i] = isColored[i] ? ANY : problem.atMost[i];
        }
        int length = 0;
        for (int k = 0; k < problem.options(); k++) {
            pace.step();
            length = Math.max(length, start[k + 1] - start[k]);
        }
        longest = length;
    }

    int items() {
        return least.length;
    }

    int options() {
        return start.length - 1;
    }
}
