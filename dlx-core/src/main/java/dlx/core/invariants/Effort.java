package dlx.core.invariants;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;

/**
 * Limit on the steps of a search for weights. A step is an addition modulo a prime power. The limit also calls the stop
 * check, at intervals.
 */
final class Effort {

    /** Number of array elements whose sequential reading costs one step. */
    static final int PLAIN = 8;

    private final long most;
    private final PacedStopCheck pace;
    private long spent;

    /** Creates a limit of {@code most} steps. */
    Effort(long most, StopCheck stop) {
        this.most = most;
        pace = new PacedStopCheck(stop);
    }

    /** Counts steps; throws {@link Exhausted} beyond the limit. */
    void spend(long steps) {
        spent += steps;
        if (spent > most) {
            throw Exhausted.HERE;
        }
        pace.steps((int) Math.min(steps, PacedStopCheck.STRIDE));
    }

    /** Thrown when the limit of steps is exceeded. */
    static final class Exhausted extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private static final Exhausted HERE = new Exhausted();

        private Exhausted() {
            super("no steps left", null, false, false);
        }
    }
}
