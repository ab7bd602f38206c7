package dlx.core.engine.learn;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/** The nodes of a problem by option and by item. Immutable; the arrays are not written after construction. */
final class ItemLists {

    final Problem problem;

    /** Option of each node. The nodes of option k are {@code problem.start[k]} to {@code problem.start[k + 1] - 1}. */
    final int[] owner;

    /** Index in {@link #node} of the first node of each item; has one element more than there are items. */
    final int[] begin;

    /** Nodes grouped by item, ascending within each item. */
    final int[] node;

    /** True for each item to which some option gives a color. */
    final boolean[] colored;

    /** Compiles a problem. Cost: O(size). */
    ItemLists(Problem problem, StopCheck stop) {
        this.problem = problem;
        PacedStopCheck pace = new PacedStopCheck(stop);
        int items = problem.items();
        owner = new int[problem.item.length];
        begin = new int[items + 1];
        node = new int[problem.item.length];
        colored = new boolean[items];
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(1 + problem.start[k + 1] - problem.start[k]);
            for (int at = problem.start[k]; at < problem.start[k + 1]; at++) {
                owner[at] = k;
                begin[problem.item[at] + 1]++;
                colored[problem.item[at]] |= problem.isColored() && problem.color[at] >= 0;
            }
        }
        for (int i = 0; i < items; i++) {
            begin[i + 1] += begin[i];
        }
        int[] next = begin.clone();
        for (int at = 0; at < node.length; at++) {
            pace.step();
            node[next[problem.item[at]]++] = at;
        }
    }

    /** Returns the number of options that contain an item. */
    int length(int item) {
        return begin[item + 1] - begin[item];
    }
}
