package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Refutation;
import dlx.core.search.Givens;
import java.util.BitSet;
import java.util.Optional;

/**
 * Finds demands that cannot all be met beside some options that contradict the rules: a core of a refutation, made smaller by
 * leaving out one demand after the other.
 */
final class MinimalDemands {

    /** How far a contradiction is searched for. */
    private static final long NODES = 20_000;

    /** How far again, when a demand is left out: without it a contradiction may be far away, or not there. */
    private static final long NODES_LESS_ONE = 2_000;

    /** How far at least, when several are left out. */
    private static final long NODES_LESS_SOME = 50;

    /** How far in all, until no more demands are left out: less than half a second. */
    private static final long BUDGET = 120_000;

    private final Propagator propagator;
    private final Refuter refuter;
    private final ConflictStory story;
    private final UnsatCore core = new UnsatCore();
    private BitSet demands = new BitSet();
    private Size size = Size.UNREDUCED;

    /** The nodes of the last refutation. */
    private long last;

    private long budget;

    /** Nothing is known yet; the options given may be taken together. */
    MinimalDemands(CoverIncidence relation, Givens givens, PacedStopCheck pace) {
        propagator = Propagator.given(relation, givens);
        refuter = new Refuter(propagator, pace);
        story = new ConflictStory(propagator, givens, pace);
    }

    /** Looks for a contradiction; false if none was found within the limits. */
    boolean find() {
        return find(NODES);
    }

    /** Looks for a contradiction that needs no cases. */
    boolean findWithoutCases() {
        return find(0);
    }

    /** Looks for a contradiction that needs few. */
    boolean findWithFewCases() {
        return find(NODES_LESS_ONE);
    }

    private boolean find(long limit) {
        if (!refutes(limit)) {
            return false;
        }
        demands = (BitSet) core.demands.clone();
        boolean smaller = true;
        while (smaller) { // the same search over fewer demands often needs fewer still
            int before = demands.cardinality();
            propagator.demandOnly(demands);
            smaller = refutes(NODES) && core.demands.cardinality() < before;
            if (smaller) {
                demands = (BitSet) core.demands.clone();
            }
        }
        return true;
    }

    /**
     * Leaves out what is not needed: first many neighbours together, which are often of one kind, then fewer, then each
     * demand. Where this is stopped, what is left is right all the same.
     */
    void reduce() {
        budget = refuter.nodes() + BUDGET;
        for (int together = demands.cardinality() / 4; together > 1; together /= 2) {
            leaveOut(together, 2 * last + NODES_LESS_SOME);
        }
        while (leaveOut(1, NODES_LESS_ONE) && size != Size.MINIMAL) {
            // what is left may now do without one that it could not do without before
        }
    }

    /**
     * Leaves out some demands at a time, wherever the others still contradict each other.
     *
     * @return whether any were left out
     */
    private boolean leaveOut(int together, long limit) {
        int before = demands.cardinality();
        boolean minimal = true;
        int[] all = demands.stream().toArray();
        for (int from = 0; from < all.length; from += together) {
            BitSet some = new BitSet();
            for (int k = from; k < Math.min(all.length, from + together); k++) {
                some.set(all[k], demands.get(all[k]));
            }
            if (!some.isEmpty()) {
                minimal &= isNeeded(some, limit);
            }
        }
        size = minimal && together == 1 ? Size.MINIMAL : Size.UNREDUCED;
        return demands.cardinality() < before;
    }

    /** Whether the others can be met without some demands; if they contradict each other, these are left out. */
    private boolean isNeeded(BitSet some, long limit) {
        BitSet others = (BitSet) demands.clone();
        others.andNot(some);
        propagator.demandOnly(others);
        int mark = propagator.mark();
        long before = refuter.nodes();
        Refuter.Outcome outcome = attempt(Math.min(limit, budget - before));
        propagator.undo(mark);
        if (outcome == Refuter.Outcome.REFUTED) {
            last = refuter.nodes() - before;
            demands.and(core.demands);
        }
        return outcome != Refuter.Outcome.UNKNOWN;
    }

    BitSet demands() {
        return demands;
    }

    Size size() {
        return demands.cardinality() == 1 && size == Size.MINIMAL ? Size.SMALLEST : size;
    }

    /** The contradiction for people; nothing if it is longer than anybody reads. */
    Optional<Refutation> refutation() {
        propagator.demandOnly(demands);
        return story.tell(demands, LONGEST);
    }

    /** Parts of the longest contradiction that is told. */
    private static final int LONGEST = 2_000;

    private boolean refutes(long limit) {
        int mark = propagator.mark();
        long before = refuter.nodes();
        Refuter.Outcome outcome = attempt(limit);
        last = refuter.nodes() - before;
        propagator.undo(mark);
        return outcome == Refuter.Outcome.REFUTED;
    }

    private Refuter.Outcome attempt(long limit) {
        return refuter.refute(core, limit);
    }
}
