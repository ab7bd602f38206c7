package dlx.core.engine.prices.partition;

import dlx.core.engine.prices.dual.PricedOptions;
import dlx.core.engine.prices.dual.ResidualProblem;

/**
 * A node of the search from which one starts anew: what was taken on the way, which options are left, and what the prices
 * found there say of them. Reused for one node after the other.
 */
final class PricedNode extends PricedOptions {

    /** The options taken, by their numbers in the remainder. */
    final int[] taken;

    int takenCount;

    /** What these cost. */
    long spent;

    /** Whether no option is missing because it costs too much. */
    boolean complete;

    /** Which items must be covered and are not. */
    final boolean[] open;

    /** The options of the item that is branched on, as places in {@link #option}; and the next one to be tried. */
    final int[] child;

    int children;
    int next;

    /** Whether some of the children, or of theirs, were given to other threads. */
    boolean isShared;

    private final ResidualProblem remainder;

    /** How often the limit had cut something, and how many solutions had been met, before this node. */
    long cutsBefore;

    long metBefore;

    PricedNode(ResidualProblem remainder) {
        super(remainder);
        this.remainder = remainder;
        taken = new int[remainder.needed];
        child = new int[remainder.options()];
        open = new boolean[remainder.needed];
    }

    /** The same again, for another thread: to take its children, with nothing below it known. */
    PricedNode copy() {
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
}
