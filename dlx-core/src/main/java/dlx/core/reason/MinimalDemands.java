package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Refutation;
import dlx.core.search.Givens;
import java.util.BitSet;
import java.util.Optional;

/**
 * Finds demands that cannot all be met together with some options: takes the core of a refutation and leaves out one
 * demand after the other.
 */
final class MinimalDemands {

    /** Maximum number of nodes of a refutation. */
    private static final long NODES = 20_000;

    /** Maximum number of nodes when one demand is left out: the refutation may be long or may not exist. */
    private static final long NODES_LESS_ONE = 2_000;

    /** Minimum node limit when several demands are left out. */
    private static final long NODES_LESS_SOME = 50;

    /** Maximum number of nodes of {@link #reduce}, less than half a second. */
    private static final long BUDGET = 120_000;

    private final Propagator propagator;
    private final Refuter refuter;
    private final ConflictStory story;
    private final UnsatCore core = new UnsatCore();
    private BitSet demands = new BitSet();
    private Size size = Size.UNREDUCED;

    /** Number of nodes of the last refutation. */
    private long last;

    private long budget;

    /** Creates the search. The options given must not exclude each other. */
    MinimalDemands(CoverIncidence relation, Givens givens, PacedStopCheck pace) {
        propagator = Propagator.given(relation, givens);
        refuter = new Refuter(propagator, pace);
        story = new ConflictStory(propagator, givens, pace);
    }

    /** Finds a contradiction. Returns false if none was found within the limits. */
    boolean find() {
        return find(NODES);
    }

    /** Finds a contradiction without cases. Returns false if none was found. */
    boolean findWithoutCases() {
        return find(0);
    }

    /** Finds a contradiction with few cases. Returns false if none was found within {@link #NODES_LESS_ONE} nodes. */
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
     * Leaves out demands that are not needed: first many neighbors together, which are often of one kind, then fewer,
     * then single demands. When stopped, the demands left still contradict each other.
     */
    void reduce() {
        budget = refuter.nodes() + BUDGET;
        for (int together = demands.cardinality() / 4; together > 1; together /= 2) {
            leaveOut(together, 2 * last + NODES_LESS_SOME);
        }
        while (leaveOut(1, NODES_LESS_ONE) && size != Size.MINIMAL) {
            // a demand that was needed before may now be redundant
        }
    }

    /**
     * Leaves out {@code together} demands at a time, if the others still contradict each other.
     *
     * @return true if any demands were left out
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

    /**
     * Returns true if the other demands can be met, or a limit was reached. If they contradict each other, leaves out
     * {@code some}.
     */
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

    /** Returns the refutation; empty if it has more than {@link #LONGEST} parts. */
    Optional<Refutation> refutation() {
        propagator.demandOnly(demands);
        return story.refutation(demands, LONGEST);
    }

    /** Maximum number of parts of a refutation that is returned. */
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
