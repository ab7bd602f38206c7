package dlx.core.engine.learn;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;

/**
 * Looks at the literals of the trail, one after the other: what follows from the items of its option ({@link ItemPropagation}), and
 * from the clauses that watch its contrary ({@link Watches}), comes to the end of the trail. {@link Reasons} knows why.
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

    /** How many literals of the trail have been looked at. */
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

    /** Whether every item has been covered as often as it needs. */
    boolean isSolved() {
        return counts.isSatisfied();
    }

    /** How many nodes and clauses have been looked at. */
    long looks() {
        return items.looks() + clauseLooks;
    }

    /** Takes options, leaves options out, and takes what items need from the start; false if it is clear that there is no solution. */
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
     * Looks at what is new on the trail, and at what follows; false at a contradiction, which {@link Reasons} knows then. What the
     * pace throws, it throws between two literals, and the next call goes on there.
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

    /** Goes back to the end of a level; {@code order} and {@code phases} take each option that is open again. */
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
