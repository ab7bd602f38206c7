package dlx.core.engine.learn;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;

/** Counts of open and taken options per item. They include the literals of the trail that were propagated. */
final class ItemCounts {

    /** Need of each item after the root: the minimum number of options taken; 0 for secondary and relaxed items. */
    final int[] least;

    /** Capacity of each item after the root: the maximum number of options taken. */
    final int[] most;

    /** Number of open options of each item. */
    final int[] open;

    /** Number of taken options of each item. */
    final int[] taken;

    /** Number of items whose demand is not met. */
    int needy;

    /** Creates the counts for an empty trail: all options are open. */
    ItemCounts(ItemLists lists, Root root) {
        Problem problem = lists.problem;
        int items = problem.items();
        least = problem.atLeast.clone();
        most = problem.atMost;
        open = new int[items];
        taken = new int[items];
        for (int i = 0; i < items; i++) {
            least[i] = problem.primary[i] ? least[i] : 0;
        }
        for (int i : root.relax) {
            least[i] = 0;
        }
        for (int i = 0; i < items; i++) {
            open[i] = lists.length(i);
            needy += least[i] > 0 ? 1 : 0;
        }
    }

    /** Returns true if the demands of all items are met. */
    boolean isSatisfied() {
        return needy == 0;
    }
}
