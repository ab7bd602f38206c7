package dlx.testkit;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Counts the solutions of a cover the slow way: by plain backtracking, without links, and without code shared with the
 * engines.
 *
 * <p>Supports secondary items, colors, multiplicities and givens. The class is small enough to be checked by reading,
 * so a count on which it agrees with an engine can be trusted. It branches on the item with the fewest options that
 * still fit, which keeps puzzles such as sudokus within reach. When every item is covered often enough, it continues
 * with taking or leaving each option that still fits. Recursion depth: at most the number of options and items of a
 * solution together.
 *
 * <p>Cost: O(total length of the options) per node, and exponentially many nodes in the worst case.
 *
 * @since 0.1
 */
public final class ReferenceCounter {

    private static final int FREE = -2;

    private final Cover<?> cover;
    private final Givens givens;

    /** Options that hold each item, by item, ascending. */
    private final int[][] options;

    /** Number of options taken that hold each item, by item. */
    private final int[] times;

    /**
     * Color of each item, by item: {@link #FREE} if no option taken holds it; -1 if an option holds it without
     * color.
     */
    private final int[] color;

    /**
     * True for each option that cannot be taken in this subtree, by option: forbidden, taken already, or tried before.
     */
    private final boolean[] out;

    private long nodesLeft;

    private ReferenceCounter(Cover<?> cover, Givens givens, long mostNodes) {
        this.cover = cover;
        this.givens = givens;
        this.options = optionsByItem(cover);
        this.times = new int[cover.itemCount()];
        this.color = new int[cover.itemCount()];
        this.out = new boolean[cover.optionCount()];
        this.nodesLeft = mostNodes;
        Arrays.fill(color, FREE);
    }

    /**
     * Counts every solution.
     *
     * @param cover a cover
     * @param mostNodes maximum number of nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or empty if the maximum was reached
     */
    public static OptionalLong count(Cover<?> cover, long mostNodes) {
        return count(cover, Givens.NONE, mostNodes);
    }

    /**
     * Counts every solution that keeps to the givens.
     *
     * @param cover a cover
     * @param givens options given and forbidden, items relaxed
     * @param mostNodes maximum number of nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or empty if the maximum was reached
     */
    public static OptionalLong count(Cover<?> cover, Givens givens, long mostNodes) {
        ReferenceCounter counter = new ReferenceCounter(cover, givens, mostNodes);
        long solutions = counter.takeGivens() ? counter.count() : 0;
        return counter.nodesLeft < 0 ? OptionalLong.empty() : OptionalLong.of(solutions);
    }

    private boolean takeGivens() {
        for (int option : givens.givenOptions()) {
            if (givens.isForbidden(option) || !fits(option)) {
                return false;
            }
            take(option);
        }
        for (int option = 0; option < out.length; option++) {
            out[option] |= givens.isForbidden(option) || givens.relaxesAllOf(cover.data(), option);
        }
        return true;
    }

    private long count() {
        if (--nodesLeft < 0) {
            return 0;
        }
        boolean[] open = open();
        int item = itemToBranchOn(open);
        if (item < 0) {
            return 1;
        }
        int need = need(item);
        int[] fitting = Arrays.stream(options[item]).filter(k -> open[k]).toArray();
        long solutions = 0;
        for (int k = 0; k < fitting.length && fitting.length - k >= need; k++) { // enough options must remain
            int[] timesBefore = times.clone();
            int[] colorBefore = color.clone();
            take(fitting[k]);
            solutions += count();
            System.arraycopy(timesBefore, 0, times, 0, times.length);
            System.arraycopy(colorBefore, 0, color, 0, color.length);
            // the option stays out, because solutions with it have been counted
        }
        if (need == 0) {
            solutions += count(); // without another option of the item
        }
        for (int option : fitting) {
            out[option] = false;
        }
        return solutions;
    }

    /**
     * Returns the item with the smallest choice among the items that must still be covered. If there is no such
     * item, returns an item with an option that fits; -1 if no option fits.
     */
    private int itemToBranchOn(boolean[] open) {
        int hardest = -1;
        int leastChoice = Integer.MAX_VALUE;
        int unneeded = -1;
        for (int item = 0; item < options.length; item++) {
            if (cover.isPrimary(item)) {
                int fitting = 0;
                for (int option : options[item]) {
                    fitting += open[option] ? 1 : 0;
                }
                if (need(item) == 0) {
                    unneeded = fitting > 0 ? item : unneeded;
                } else if (fitting - need(item) < leastChoice) {
                    leastChoice = fitting - need(item);
                    hardest = item;
                }
            }
        }
        return hardest >= 0 ? hardest : unneeded;
    }

    /** Returns the number of options of an item that must still be taken. */
    private int need(int item) {
        return givens.isRelaxed(item) ? 0 : Math.max(0, cover.atLeast(item) - times[item]);
    }

    /** Returns an array by option: true if the option can be taken. */
    private boolean[] open() {
        boolean[] open = new boolean[out.length];
        for (int option = 0; option < open.length; option++) {
            open[option] = !out[option] && fits(option);
        }
        return open;
    }

    /** Returns true if an option covers no item too often and agrees with the colors of the options taken. */
    private boolean fits(int option) {
        for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
            int item = cover.item(p);
            boolean fits = cover.isPrimary(item)
                    ? times[item] < cover.atMost(item)
                    : color[item] == FREE || color[item] >= 0 && color[item] == cover.color(p);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private void take(int option) {
        for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
            times[cover.item(p)]++;
            color[cover.item(p)] = cover.color(p);
        }
        out[option] = true;
    }

    private static int[][] optionsByItem(Cover<?> cover) {
        int[] sizes = new int[cover.itemCount()];
        for (int p = 0; p < cover.nodeCount(); p++) {
            sizes[cover.item(p)]++;
        }
        int[][] lists = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        for (int option = cover.optionCount() - 1; option >= 0; option--) {
            for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
                lists[cover.item(p)][--sizes[cover.item(p)]] = option;
            }
        }
        return lists;
    }
}
