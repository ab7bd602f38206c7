package dlx.core.reason;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.BitSet;

/** A cover, and which options hold which items. Immutable; any number of propagators share it. */
public final class CoverIncidence {

    /** The cover as it is: items and options have the numbers of the cover. */
    final Problem problem;

    /** Of each item, the options that hold it, ascending. */
    final int[][] options;

    /** Of each item, their nodes at it. */
    final int[][] nodes;

    private final BitSet colored = new BitSet();

    /** The relation of a cover. Cost: O(size). */
    public CoverIncidence(CoverData cover, StopCheck stop) {
        problem = Problem.whole(cover, stop);
        options = problem.optionsOfItems(stop);
        nodes = problem.nodesOfItems(stop);
        for (int node = 0; node < problem.color.length; node++) {
            if (problem.color[node] >= 0) {
                colored.set(problem.item[node]);
            }
        }
    }

    int items() {
        return problem.items();
    }

    int options() {
        return problem.options();
    }

    /** Whether options may share a secondary item, because they give it one color. */
    boolean isColored(int i) {
        return colored.get(i);
    }
}
