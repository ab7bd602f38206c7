package dlx.core.engine.prices.partition;

import dlx.core.engine.prices.dual.PricedOptions;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.symmetry.RestOrbits;

/**
 * The pool of a node from which a search starts: the options taken on the path, the available options, and their
 * prices. An object is reused for one node after another.
 */
final class PricedNode extends PricedOptions {

    /** Options taken, by their numbers in the residual problem. */
    final int[] taken;

    int takenCount;

    /** Cost of the options taken, unscaled. */
    long spent;

    /** True if no option is missing because of its cost. */
    boolean complete;

    /** True for each item that must still be covered. */
    final boolean[] open;

    /** Options of the item branched on, as places in {@link #option}; the first {@link #children} entries. */
    final int[] child;

    /** Number of children. */
    int children;

    /** Index into {@link #child} of the next child to try. */
    int next;

    /** Orbits of the options that fit to the options taken, also of those that are missing because of their costs. */
    RestOrbits orbits = RestOrbits.NONE;

    /** True if some nodes below were given to other threads. */
    boolean isShared;

    private final ResidualProblem remainder;

    /** Number of cuts by the limit before this node was entered. */
    long cutsBefore;

    /** Number of solutions found before this node was entered. */
    long metBefore;

    PricedNode(ResidualProblem remainder) {
        super(remainder);
        this.remainder = remainder;
        taken = new int[remainder.needed];
        child = new int[remainder.options()];
        open = new boolean[remainder.needed];
    }

    /**
     * Returns a copy for another thread, which tries its children. The copy counts as shared, so it is not stored as a
     * nogood.
     */
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
        copy.orbits = orbits;
        copy.isShared = true;
        return copy;
    }
}
