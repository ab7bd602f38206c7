package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Sorting;
import java.util.Arrays;

/** Sorts options by rising costs. The sort is stable. Its arrays grow; not thread-safe. */
public final class OptionSort {

    /** Maximum number of options that are sorted by insertion. */
    private static final int FEW = 16;

    private final PacedStopCheck pace;

    /** Buffer for the sorted options. */
    private int[] order = new int[FEW];

    /** Buffer for the sort keys, then for the sorted costs. */
    private long[] spare = new long[FEW];

    public OptionSort(PacedStopCheck pace) {
        this.pace = pace;
    }

    /**
     * Sorts a range of options by their costs.
     *
     * @param option the options, permuted from place {@code from} to {@code to} - 1
     * @param cost cost of each option, permuted likewise; two costs differ by less than 2^63
     */
    public void sort(int[] option, long[] cost, int from, int to) {
        if (to - from > FEW && !sortMany(option, cost, from, to)) {
            return;
        }
        for (int k = from + 1; k < to; k++) {
            settle(option, cost, from, k);
        }
    }

    /**
     * Sorts by keys of costs with places in the low bits. Returns true if the order is only approximate, because low
     * bits of the costs were cut.
     */
    private boolean sortMany(int[] option, long[] cost, int from, int to) {
        int count = to - from;
        pace.steps(count);
        if (spare.length < count) {
            order = Arrays.copyOf(order, Math.max(count, 2 * order.length));
            spare = Arrays.copyOf(spare, order.length);
        }
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        for (int k = from; k < to; k++) {
            least = Math.min(least, cost[k]);
            greatest = Math.max(greatest, cost[k]);
        }
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
        int drop = Math.max(0, bits + 1 - Long.numberOfLeadingZeros(greatest - least));
        for (int k = 0; k < count; k++) {
            spare[k] = cost[from + k] - least >> drop << bits | k;
        }
        Sorting.sort(spare, count, pace);
        long mask = (1L << bits) - 1;
        for (int k = 0; k < count; k++) {
            int at = from + (int) (spare[k] & mask);
            order[k] = option[at];
            spare[k] = cost[at];
        }
        System.arraycopy(order, 0, option, from, count);
        System.arraycopy(spare, 0, cost, from, count);
        return drop > 0;
    }

    /** Inserts an option into the sorted range before it. */
    private void settle(int[] option, long[] cost, int from, int k) {
        int at = k;
        long value = cost[k];
        int which = option[k];
        while (at > from && cost[at - 1] > value) {
            cost[at] = cost[at - 1];
            option[at] = option[at - 1];
            at--;
        }
        pace.steps(1 + k - at);
        cost[at] = value;
        option[at] = which;
    }
}
