package dlx.testkit;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Counts the solutions of a cover the slow way: plain backtracking, no links, nothing shared with the engines.
 *
 * <p>Knows secondary items, colors and givens. Small enough to be checked by reading, so that a count on which it and an
 * engine agree can be trusted. Takes the item with fewest options that still fit, which keeps sudokus and the like
 * within reach; recursion is as deep as a solution has options.
 *
 * <p>Cost: O(total length of the options) per node, and exponentially many nodes in the worst case.
 *
 * @since 0.1
 */
public final class ReferenceCounter {

    /** Covered, and not to be shared; a color {@code c} is kept as {@code c + 1}. */
    private static final int TAKEN = -1;

    private static final int OPEN = 0;

    private final Cover<?> cover;
    private final Givens givens;

    /** The options that hold each item. */
    private final int[][] options;

    /** {@link #OPEN}, {@link #TAKEN} or a color, of each item. */
    private final int[] state;

    private long nodesLeft;

    private ReferenceCounter(Cover<?> cover, Givens givens, long mostNodes) {
        this.cover = cover;
        this.givens = givens;
        this.options = optionsByItem(cover);
        this.state = new int[cover.itemCount()];
        this.nodesLeft = mostNodes;
    }

    /**
     * Counts every solution.
     *
     * @param cover a cover without multiplicities
     * @param mostNodes gives up after so many nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or nothing where it gave up
     * @throws IllegalArgumentException if some item may be covered other than once
     */
    public static OptionalLong count(Cover<?> cover, long mostNodes) {
        return count(cover, Givens.NONE, mostNodes);
    }

    /**
     * Counts every solution that keeps to what is given.
     *
     * @param cover a cover without multiplicities
     * @param givens options taken and banned, items relaxed
     * @param mostNodes gives up after so many nodes of the search tree, {@code >= 1}
     * @return the number of solutions, or nothing where it gave up
     * @throws IllegalArgumentException if some item may be covered other than once
     */
    public static OptionalLong count(Cover<?> cover, Givens givens, long mostNodes) {
        if (cover.hasMultiplicities()) {
            throw new IllegalArgumentException(cover + " has multiplicities; expected items that are covered once");
        }
        ReferenceCounter counter = new ReferenceCounter(cover, givens, mostNodes);
        long solutions = counter.takeGivens() ? counter.count() : 0;
        return counter.nodesLeft < 0 ? OptionalLong.empty() : OptionalLong.of(solutions);
    }

    private boolean takeGivens() {
        for (int option : givens.taken()) {
            if (!fits(option)) {
                return false;
            }
            take(option);
        }
        return true;
    }

    private long count() {
        if (--nodesLeft < 0) {
            return 0;
        }
        int item = hardestItem();
        if (item < 0) {
            return 1;
        }
        long solutions = 0;
        for (int option : options[item]) {
            if (fits(option) && nodesLeft >= 0) {
                int[] before = state.clone();
                take(option);
                solutions += count();
                System.arraycopy(before, 0, state, 0, state.length);
            }
        }
        return solutions;
    }

    /** The open primary item with fewest options that fit; -1 if all are covered. */
    private int hardestItem() {
        int hardest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int item = 0; item < options.length; item++) {
            if (cover.isPrimary(item) && !givens.isRelaxed(item) && state[item] == OPEN) {
                int fitting =
                        (int) Arrays.stream(options[item]).filter(this::fits).count();
                if (fitting < fewest) {
                    fewest = fitting;
                    hardest = item;
                }
            }
        }
        return hardest;
    }

    private boolean fits(int option) {
        if (givens.isBanned(option)) {
            return false;
        }
        for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
            int seen = state[cover.item(p)];
            if (seen == TAKEN || seen != OPEN && seen != cover.color(p) + 1) {
                return false;
            }
        }
        return true;
    }

    private void take(int option) {
        for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
            state[cover.item(p)] = cover.color(p) < 0 ? TAKEN : cover.color(p) + 1;
        }
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
