package dlx.core.reason;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.BitSet;

/** A cover with the options of each item. Immutable; any number of propagators can share it. */
public final class CoverIncidence {

    /** The cover without reductions: items and options keep their numbers. */
    final Problem problem;

    /** Options of each item, ascending. */
    final int[][] options;

    /** Nodes of each item, parallel to {@link #options}. */
    final int[][] nodes;

    private final BitSet colored = new BitSet();

    /** Creates the incidence of a cover. Cost: O(size). */
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

    /** Returns true if an item is secondary and has colors, so that options of one color may share it. */
    boolean isColored(int i) {
        return colored.get(i);
    }
}
