package dlx.core.reason;

import dlx.core.engine.Pace;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Refutation;
import dlx.core.search.Givens;
import java.util.BitSet;
import java.util.Optional;

/**
 * Which demands cannot all be met beside some options that contradict the rules: a core of a refutation, made smaller by
 * leaving out one demand after the other.
 */
final class Blame {

    /** How far a contradiction is searched for. */
    private static final long NODES = 20_000;

    /** How far again, when a demand is left out: without it a contradiction may be far away, or not there. */
    private static final long NODES_LESS_ONE = 2_000;

    private final Kernel kernel;
    private final Pace pace;
    private final Retelling retelling;
    private final Core core = new Core();
    private BitSet demands = new BitSet();
    private Size size = Size.UNREDUCED;

    /** Nothing is known yet; the options given may be taken together. */
    Blame(Relation relation, Givens givens, Pace pace) {
        this.pace = pace;
        kernel = Kernel.given(relation, givens);
        retelling = new Retelling(kernel, givens, pace);
    }

    /** Looks for a contradiction; false if none was found within the limits. */
    boolean find() {
        if (!refutes(NODES)) {
            return false;
        }
        demands = (BitSet) core.demands.clone();
        boolean smaller = true;
        while (smaller) { // the same search over fewer demands often needs fewer still
            int before = demands.cardinality();
            kernel.demandOnly(demands);
            smaller = refutes(NODES) && core.demands.cardinality() < before;
            if (smaller) {
                demands = (BitSet) core.demands.clone();
            }
        }
        return true;
    }

    /** Leaves out what is not needed; where this is stopped, what is left is right all the same. */
    void reduce() {
        boolean minimal = true;
        for (int i : Kernel.numbers(demands)) {
            if (demands.get(i)) {
                demands.clear(i);
                kernel.demandOnly(demands);
                int mark = kernel.mark();
                Kernel.Outcome outcome = attempt(NODES_LESS_ONE);
                kernel.undo(mark);
                if (outcome == Kernel.Outcome.REFUTED) {
                    demands.and(core.demands);
                } else {
                    demands.set(i);
                    minimal &= outcome == Kernel.Outcome.MET;
                }
            }
        }
        size = minimal ? Size.MINIMAL : Size.UNREDUCED;
    }

    BitSet demands() {
        return demands;
    }

    Size size() {
        return demands.cardinality() == 1 && size == Size.MINIMAL ? Size.SMALLEST : size;
    }

    /** The contradiction for people; nothing if it is longer than anybody reads. */
    Optional<Refutation> refutation() {
        kernel.demandOnly(demands);
        return retelling.tell(demands, LONGEST);
    }

    /** Parts of the longest contradiction that is told. */
    private static final int LONGEST = 2_000;

    private boolean refutes(long limit) {
        int mark = kernel.mark();
        Kernel.Outcome outcome = attempt(limit);
        kernel.undo(mark);
        return outcome == Kernel.Outcome.REFUTED;
    }

    private Kernel.Outcome attempt(long limit) {
        return kernel.refute(core, limit, pace);
    }
}
