package dlx.core.reason;

import dlx.core.search.Givens;

/** Which options are impossible for a reason that is quickly found: what follows from them leaves a demand dead. */
public final class Possible {

    private final Propagator kernel;

    /** What follows from givens that have a solution. */
    public Possible(CoverIncidence relation, Givens givens) {
        kernel = Propagator.given(relation, givens);
        kernel.propagate();
    }

    /** Whether an option may be in a solution, as far as is quickly seen. */
    public boolean mayBe(int option) {
        if (!kernel.isOpen(option)) {
            return kernel.trail.isTaken(option);
        }
        int mark = kernel.mark();
        kernel.take(option, Propagator.NONE);
        boolean possible = kernel.propagate();
        kernel.undo(mark);
        return possible;
    }
}
