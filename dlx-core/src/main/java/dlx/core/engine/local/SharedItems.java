package dlx.core.engine.local;

import dlx.core.engine.Problem;
import java.util.Arrays;

/**
 * The items that several chosen options may cover: those whose capacity exceeds 1.
 *
 * <pre>
 *   the item needs       a chosen option is responsible for it     another open option is
 *   its capacity         always                                    always
 *   less, but some       if there are no more chosen options       if it is uncovered
 *                        than it needs
 *   nothing              never                                     never
 * </pre>
 *
 * <p>If such an item is full, one of its chosen options must be dropped before another is chosen. Its price is the least
 * worth of them.
 */
final class SharedItems {

    /** A number that no option and no item has. */
    static final int NONE = -1;

    private static final int[] NOT_SHARED = {};

    private final PartialCover partial;
    private final int[] start;
    private final int[] item;

    /**
     * For each shared item, its chosen options, in the order in which they were chosen; as many as {@link
     * PartialCover#times} says.
     */
    private final int[][] users;

    /** For each item, the price that was computed last, and the number of changes when it was computed. */
    private final long[] price;

    private final long[] pricedAt;
    private final boolean isAny;

    SharedItems(Problem problem, PartialCover partial) {
        this.partial = partial;
        start = problem.start;
        item = problem.item;
        users = new int[problem.items()][];
        boolean some = false;
        for (int i = 0; i < users.length; i++) {
            int most = partial.holders.options()[i].length;
            users[i] = partial.capacity[i] > 1 ? new int[Math.min(partial.capacity[i], most - 1) + 1] : NOT_SHARED;
            some |= users[i].length > partial.capacity[i];
        }
        isAny = some;
        price = new long[isAny ? users.length : 0];
        pricedAt = new long[price.length];
        Arrays.fill(pricedAt, NONE);
    }

    /** Notes that an option was chosen, after its item was counted. */
    void enter(int i, int option) {
        int count = partial.times[i];
        users[i][count - 1] = option;
        if (isSlack(i)) {
            if (count == partial.need[i]) {
                raiseOthers(i, option, -partial.weight[i]);
            } else if (count == partial.need[i] + 1) {
                raiseUsers(i, count - 1, -partial.weight[i]);
            }
        }
    }

    /** Notes that an option was dropped, after its item was counted. */
    void leave(int i, int option) {
        int count = partial.times[i];
        int[] list = users[i];
        int at = 0;
        while (list[at] != option) {
            at++;
        }
        System.arraycopy(list, at + 1, list, at, count - at);
        if (isSlack(i)) {
            if (count == partial.need[i] - 1) {
                raiseOthers(i, option, partial.weight[i]);
            } else if (count == partial.need[i]) {
                raiseUsers(i, count, partial.weight[i]);
            }
        }
    }

    private boolean isSlack(int i) {
        return partial.need[i] > 0 && partial.need[i] < partial.capacity[i];
    }

    /** Changes the worth of all options of an item that are not chosen, except {@code option}. */
    private void raiseOthers(int i, int option, int by) {
        for (int other : partial.holders.options()[i]) {
            if (other != option && !partial.chosen.contains(other)) {
                partial.raise(other, by);
            }
        }
    }

    private void raiseUsers(int i, int count, int by) {
        for (int k = 0; k < count; k++) {
            partial.raise(users[i][k], by);
        }
    }

    /** Returns the worth of the options that must be dropped at full items before an option is chosen. */
    long price(int option) {
        long sum = 0;
        for (int node = start[option]; isAny && node < start[option + 1]; node++) {
            int i = item[node];
            if (isFull(i)) {
                if (pricedAt[i] != partial.changes) {
                    pricedAt[i] = partial.changes;
                    price[i] = partial.worth[cheapest(i)];
                }
                sum += price[i];
            }
        }
        return sum;
    }

    /** Returns the first item of an option with one chosen option too many; {@link #NONE} if there is none. */
    int firstTooFull(int option) {
        for (int node = start[option]; isAny && node < start[option + 1]; node++) {
            if (partial.capacity[item[node]] > 1 && partial.times[item[node]] > partial.capacity[item[node]]) {
                return item[node];
            }
        }
        return NONE;
    }

    /** Returns a chosen option of an item by its place, from 0, in the order in which they were chosen. */
    int user(int i, int place) {
        return users[i][place];
    }

    private boolean isFull(int i) {
        return partial.capacity[i] > 1 && partial.times[i] == partial.capacity[i];
    }

    /**
     * Returns the chosen option of least worth of an item that is full; among equals, the one chosen first. If the item
     * is too full, the option chosen last does not count.
     */
    int cheapest(int i) {
        int cheapest = users[i][0];
        for (int k = 1; k < partial.capacity[i]; k++) {
            cheapest = partial.worth[users[i][k]] < partial.worth[cheapest] ? users[i][k] : cheapest;
        }
        return cheapest;
    }
}
