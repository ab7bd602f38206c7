package dlx.core.engine.learn;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;

/**
 * Propagates the literals of the trail in order: appends the consequences of the items of the option ({@link
 * ItemPropagation}) and of the clauses that watch the negation ({@link Watches}). {@link Reasons} supplies their
 * reasons.
 *
 * <p>Cost of a literal: the lists of its option's items, and the clauses that watch it.
 */
final class UnitPropagation {

    private final Trail trail;
    private final ItemCounts counts;
    private final ItemPropagation items;
    private final Clauses clauses;
    private final Watches watches;
    private final Reasons reasons;
    private final PacedStopCheck pace;

    /** Number of literals of the trail that were propagated. */
    private int done;

    private long clauseLooks;
    private long looksPaced;

    UnitPropagation(
            ItemLists lists, ItemCounts counts, Trail trail, Clauses clauses, Reasons reasons, PacedStopCheck pace) {
        this.trail = trail;
        this.counts = counts;
        this.clauses = clauses;
        this.reasons = reasons;
        this.pace = pace;
        watches = clauses.watches;
        items = new ItemPropagation(lists, trail, counts, reasons);
    }

    /** Adds variables without items. */
    void grow(int variables) {
        trail.grow(variables);
        watches.grow(variables);
        reasons.grow(variables);
        items.grow(variables);
    }

    /** Returns true if the demands of all items are met. */
    boolean isSolved() {
        return counts.isSatisfied();
    }

    /** Returns the number of visits to nodes and clauses. */
    long looks() {
        return items.looks() + clauseLooks;
    }

    /**
     * Takes and leaves the options of the root, and takes the options that items need at the start. Returns false if
     * these contradict each other; then the problem has no solution.
     */
    boolean begin(Root root) {
        for (int k : root.take) {
            if (!isGiven(2 * k)) {
                return false;
            }
        }
        for (int k : root.ban) {
            if (!isGiven(2 * k + 1)) {
                return false;
            }
        }
        if (!items.takeNeeded()) {
            return false;
        }
        items.leaveUnwanted();
        return true;
    }

    private boolean isGiven(int literal) {
        if (trail.isOpen(literal >> 1)) {
            trail.assign(literal, Trail.NONE);
        }
        return trail.value[literal] > 0;
    }

    /**
     * Propagates the new literals of the trail. Returns false at a contradiction, whose clause is then in
     * {@link Reasons}. The stop check throws between two literals only; the next call continues there.
     */
    boolean propagate() {
        while (done < trail.size) {
            long looks = looks();
            pace.steps((int) (looks - looksPaced));
            looksPaced = looks;
            int literal = trail.literal[done++];
            if (!items.propagate(literal) || !visitClauses(literal ^ 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean visitClauses(int literal) {
        int count = watches.count(literal);
        if (count == 0) {
            return true;
        }
        clauseLooks += count;
        int broken = watches.visit(literal, clauses.ints);
        if (broken == Watches.NONE) {
            return true;
        }
        reasons.noteBroken(broken);
        return false;
    }

    /** Goes back to the end of a level. Each option that becomes open is passed to {@code order} and {@code phases}. */
    void backTo(int depth, ActivityOrder order, Phases phases) {
        if (trail.depth <= depth) {
            return;
        }
        int to = trail.begin(depth + 1);
        while (trail.size > to) {
            int literal = trail.pop();
            if (trail.size < done) {
                items.undo(literal);
            }
            order.add(literal >> 1);
            phases.remember(literal);
        }
        done = Math.min(done, to);
        trail.depth = depth;
    }
}
