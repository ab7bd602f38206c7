package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Sorting;

/**
 * A node of the search from which one starts anew: what was taken on the way, which options are left, and what the prices
 * found there say of them. Reused for one node after the other.
 */
public final class PricedNode {

    /** The options taken, by their numbers in the remainder. */
    public final int[] taken;

    public int takenCount;

    /** What these cost. */
    public long spent;

    /** How many options are left. */
    public int count;

    /** The options left, by their numbers in the remainder; once priced, by rising reduced cost. */
    public final int[] option;

    /** What each of these costs beyond the prices of its items, scaled; {@code >= 0}. */
    public final long[] reduced;

    /** Whether no option is missing because it costs too much. */
    public boolean complete;

    /** The price of each item, unscaled, to begin with at the nodes below. */
    public final double[] price;

    /** Which items must be covered and are not. */
    public final boolean[] open;

    /** The sum of the prices: what is left costs this at least, scaled. */
    public long base;

    /** The options of the item that is branched on, as places in {@link #option}; and the next one to be tried. */
    public final int[] child;

    public int children;
    public int next;

    /** Whether some of the children, or of theirs, were given to other threads. */
    public boolean isShared;

    private final ResidualProblem remainder;
    private final int[] order;
    private final long[] spare;

    /** How often the limit had cut something, and how many solutions had been met, before this node. */
    public long cutsBefore;

    public long metBefore;

    public PricedNode(ResidualProblem remainder) {
        this.remainder = remainder;
        taken = new int[remainder.needed];
        option = new int[remainder.options()];
        reduced = new long[remainder.options()];
        child = new int[remainder.options()];
        price = new double[remainder.items];
        open = new boolean[remainder.needed];
        order = new int[remainder.options()];
        spare = new long[remainder.options()];
    }

    /** The same again, for another thread: to take its children, with nothing below it known. */
    public PricedNode copy() {
        PricedNode copy = new PricedNode(remainder);
        System.arraycopy(taken, 0, copy.taken, 0, takenCount);
        copy.takenCount = takenCount;
        copy.spent = spent;
        copy.count = count;
        System.arraycopy(option, 0, copy.option, 0, count);
        System.arraycopy(reduced, 0, copy.reduced, 0, count);
        copy.complete = complete;
        System.arraycopy(price, 0, copy.price, 0, price.length);
        System.arraycopy(open, 0, copy.open, 0, open.length);
        copy.base = base;
        System.arraycopy(child, 0, copy.child, 0, children);
        copy.children = children;
        copy.next = next;
        copy.isShared = true;
        return copy;
    }

    /** Sorts the options by rising reduced cost; of equal ones the first of the cover comes first. */
    public void sort(PacedStopCheck pace) {
        pace.steps(count);
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count - 1));
        long greatest = 0;
        for (int k = 0; k < count; k++) {
            greatest = Math.max(greatest, reduced[k]);
        }
        int drop = Math.max(0, bits + Long.SIZE - 1 - Long.numberOfLeadingZeros(greatest) + 1 - (Long.SIZE - 1));
        for (int k = 0; k < count; k++) {
            spare[k] = reduced[k] >> drop << bits | k; // costs of more than 40 bits or so are sorted roughly first
        }
        Sorting.sort(spare, count, pace);
        long mask = (1L << bits) - 1;
        for (int k = 0; k < count; k++) {
            int from = (int) (spare[k] & mask);
            order[k] = option[from];
            spare[k] = reduced[from];
        }
        System.arraycopy(order, 0, option, 0, count);
        System.arraycopy(spare, 0, reduced, 0, count);
        for (int k = 1; k < count && drop > 0; k++) {
            settle(k, pace);
        }
    }

    /** Puts an option of a list that is nearly sorted where it belongs. */
    private void settle(int k, PacedStopCheck pace) {
        int at = k;
        long value = reduced[k];
        int which = option[k];
        while (at > 0 && reduced[at - 1] > value) {
            reduced[at] = reduced[at - 1];
            option[at] = option[at - 1];
            at--;
        }
        pace.steps(1 + k - at);
        reduced[at] = value;
        option[at] = which;
    }
}
