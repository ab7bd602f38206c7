package dlx.core.engine.learn;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;

/** Of each item, how many options hold it and are open, and taken, as far as literals of the trail have been looked at. */
final class ItemCounts {

    private final Problem problem;

    /** Of each item, as the root leaves it: how often it must be covered at least, and may at most. */
    final int[] least;

    final int[] most;

    final int[] open;
    final int[] taken;

    /** How many items need more options. */
    int needy;

    /** Nothing is taken yet, and all is open. */
    ItemCounts(ItemLists lists, Root root) {
        problem = lists.problem;
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

    /** Whether every item has been covered as often as it needs. */
    boolean isSatisfied() {
        return needy == 0;
    }

    /** Whether an item asks for an option: one that may have some, though it needs none, does where items have multiplicities. */
    boolean isWanted(int option) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            if (least[i] > 0 || problem.primary[i] && problem.atLeast[i] == 0) {
                return true;
            }
        }
        return false;
    }
}
