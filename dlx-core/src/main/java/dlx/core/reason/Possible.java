package dlx.core.reason;

import dlx.core.search.Givens;

/** Finds out quickly that some options are impossible: propagation after taking them leaves a demand dead. */
public final class Possible {

    private final Propagator propagator;

    /** Propagates givens that have a solution. */
    public Possible(CoverIncidence relation, Givens givens) {
        propagator = Propagator.given(relation, givens);
        propagator.propagate();
    }

    /** Returns true unless propagation shows that an option is in no solution. */
    public boolean mayBe(int option) {
        if (!propagator.isOpen(option)) {
            return propagator.trail.isTaken(option);
        }
        int mark = propagator.mark();
        propagator.take(option, Propagator.NONE);
        boolean possible = propagator.propagate();
        propagator.undo(mark);
        return possible;
    }
}
