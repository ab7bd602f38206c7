package dlx.core.engine.local;

import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/**
 * The options that hold each item.
 *
 * @param options for each item, its options, ascending
 * @param nodes for each item, the nodes of these options at the item, at the same places
 */
record Holders(int[][] options, int[][] nodes) {

    /** Returns all options of a problem. Cost: O(size). */
    static Holders of(Problem problem, StopCheck stop) {
        return new Holders(problem.optionsOfItems(stop), problem.nodesOfItems(stop));
    }

    /** Returns the open options only. Cost: O(size). */
    Holders open(RootPropagation root) {
        int[][] openOptions = new int[options.length][];
        int[][] openNodes = new int[options.length][];
        for (int i = 0; i < options.length; i++) {
            int count = 0;
            for (int option : options[i]) {
                count += root.isOpen(option) ? 1 : 0;
            }
            openOptions[i] = new int[count];
            openNodes[i] = new int[count];
            int at = 0;
            for (int k = 0; k < options[i].length; k++) {
                if (root.isOpen(options[i][k])) {
                    openOptions[i][at] = options[i][k];
                    openNodes[i][at++] = nodes[i][k];
                }
            }
        }
        return new Holders(openOptions, openNodes);
    }
}
