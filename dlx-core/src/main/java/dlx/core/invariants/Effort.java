package dlx.core.invariants;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;

/** The steps that may be taken, a step being an addition modulo a prime power; asks now and then whether to go on at all. */
final class Effort {

    /** So much of what is only looked through, one after the other, costs a step. */
    static final int PLAIN = 8;

    private final long most;
    private final PacedStopCheck pace;
    private long spent;

    /** So much effort, in steps. */
    Effort(long most, StopCheck stop) {
        this.most = most;
        pace = new PacedStopCheck(stop);
    }

    /** Takes some steps. */
    void spend(long steps) {
        spent += steps;
        if (spent > most) {
            throw Exhausted.HERE;
        }
        pace.steps((int) Math.min(steps, PacedStopCheck.STRIDE));
    }

    /** More steps would be needed. */
    static final class Exhausted extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private static final Exhausted HERE = new Exhausted();

        private Exhausted() {
            super("no steps left", null, false, false);
        }
    }
}
