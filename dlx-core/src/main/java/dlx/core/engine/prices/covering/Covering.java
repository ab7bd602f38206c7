package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/** A cover with the indexes from items to options and back that {@link CoveringSearch} needs. Immutable. */
public final class Covering {

    /** Value of {@link #most} for an item without an upper bound. */
    private static final int ANY = Integer.MAX_VALUE;

    final Problem problem;

    /** Index into {@link #item} at which the items of each option begin; one entry more than options. */
    final int[] start;

    /** Item of each node, option by option. */
    final int[] item;

    /** The options of each item, ascending. */
    final int[][] optionsOf;

    /** The nodes of each item, in the order of {@link #optionsOf}. */
    final int[][] nodesOf;

    /** Minimum number of options that each item needs, 0 or more; 0 for secondary items. */
    final int[] least;

    /** Maximum number of options that each item may have; {@link #ANY} for an item whose options may share a color. */
    final int[] most;

    /** True for each item to which some option gives a color, so that it excludes options by colors. */
    final boolean[] isColored;

    /** Maximum number of items of an option. */
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
