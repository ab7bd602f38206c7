package dlx.core.engine.learn;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/** The options of a problem as nodes, by option and by item. Immutable; the arrays are never written again. */
final class ItemLists {

    final Problem problem;

    /** Of each node, its option; the nodes of option k are {@code problem.start[k]} to {@code problem.start[k + 1] - 1}. */
    final int[] owner;

    /** Where the nodes of each item begin in {@link #node}, and one place more. */
    final int[] begin;

    final int[] node;

    /** Whether options may share the item in a color. */
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

    /** How many options hold an item. */
    int length(int item) {
        return begin[item + 1] - begin[item];
    }
}
