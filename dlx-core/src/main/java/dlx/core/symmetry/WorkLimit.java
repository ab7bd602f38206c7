package dlx.core.symmetry;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;

/** Counts the work of refinements, which are visits of neighbors, up to a limit or a stop. Not thread-safe. */
final class WorkLimit {

    private final PacedStopCheck pace;
    private long left;
    private long spent;

    WorkLimit(long most, StopCheck stop) {
        left = most;
        pace = new PacedStopCheck(stop);
    }

    void spend(long work) {
        if (isSpent()) {
            return;
        }
        left -= work;
        spent += work;
        try {
            pace.steps((int) Math.min(Integer.MAX_VALUE, work));
        } catch (SearchStopped e) {
            left = -1;
        }
    }

    /** Returns the work so far. */
    long spent() {
        return spent;
    }

    boolean isSpent() {
        return left < 0;
    }
}
