package dlx.testkit;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Counts the solutions of a cover the slow way: plain backtracking, no links, nothing shared with the engines.
 *
 * <p>Knows secondary items, colors, multiplicities and givens. Small enough to be checked by reading, so that a count on
 * which it and an engine agree can be trusted. Takes the item with fewest options that still fit, which keeps sudokus and
 * the like within reach; where every item is covered often enough, it goes on to take or leave the options that still fit.
 * Recursion is as deep as a solution has options and items together.
 *
 * <p>Cost: O(total length of the options) per node, and exponentially many nodes in the worst case.
 *
 * @since 0.1
 */
public final class ReferenceCounter {

    private static final int FREE = -2;

    private final Cover<?> cover;
    private final Givens givens;

    /** The options that hold each item. */
    private final int[][] options;

    /** How often each item is covered. */
    private final int[] times;

    /** Of each secondary item, {@link #FREE}, its color, or -1 where an option holds it without color. */
    private final int[] color;

    /** Whether it is settled that an option is not taken from here on: banned, taken already, or tried before. */
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
     * @param mostNodes gives up after so many nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or nothing where it gave up
     */
    public static OptionalLong count(Cover<?> cover, long mostNodes) {
        return count(cover, Givens.NONE, mostNodes);
    }

    /**
     * Counts every solution that keeps to what is given.
     *
     * @param cover a cover
     * @param givens options taken and banned, items relaxed
     * @param mostNodes gives up after so many nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or nothing where it gave up
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
        for (int k = 0; k < fitting.length && fitting.length - k >= need; k++) { // as many as it needs must be left
            int[] timesBefore = times.clone();
            int[] colorBefore = color.clone();
            take(fitting[k]);
            solutions += count();
            System.arraycopy(timesBefore, 0, times, 0, times.length);
            System.arraycopy(colorBefore, 0, color, 0, color.length);
            // it stays out: solutions with it have been counted
        }
        if (need == 0) {
            solutions += count(); // the item as it is
        }
        for (int option : fitting) {
            out[option] = false;
        }
        return solutions;
    }

    /** An item still needed that leaves least choice; else one with an option that fits; -1 if there is none. */
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

    /** How many more options of an item must be taken. */
    private int need(int item) {
        return givens.isRelaxed(item) ? 0 : Math.max(0, cover.atLeast(item) - times[item]);
    }

    /** Returns for each option whether it can be taken. */
    private boolean[] open() {
        boolean[] open = new boolean[out.length];
        for (int option = 0; option < open.length; option++) {
            open[option] = !out[option] && fits(option);
        }
        return open;
    }

    /** Whether an option covers nothing too often and agrees with the options taken. */
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
