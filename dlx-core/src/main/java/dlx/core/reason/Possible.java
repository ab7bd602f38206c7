package dlx.core.reason;

import dlx.core.search.Givens;

/** Sees quickly that some options are impossible: what follows from them leaves a demand dead. */
public final class Possible {

    private final Propagator propagator;

    /** What follows from givens that have a solution. */
    public Possible(CoverIncidence relation, Givens givens) {
        propagator = Propagator.given(relation, givens);
        propagator.propagate();
    }

    /** Whether an option may be in a solution, as far as is quickly seen. */
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
