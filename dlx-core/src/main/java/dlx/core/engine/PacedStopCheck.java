package dlx.core.engine;

/**
 * A counter of steps that calls a {@link StopCheck} once per {@value #STRIDE} steps, each being the visit of an item,
 * an option or a node. Work then ends within milliseconds, and the calls cost almost nothing. Not thread-safe.
 */
public final class PacedStopCheck {

    /** Number of steps between two checks: far below a millisecond of work. */
    public static final int STRIDE = 1 << 14;

    private final StopCheck stop;
    private int left;

    /** Creates a check that calls {@code stop} at its first step. */
    public PacedStopCheck(StopCheck stop) {
        this.stop = stop;
    }

    /** Counts one step; throws the exception of the check, which is then called again at the next step. */
    public void step() {
        steps(1);
    }

    /** Counts several steps, {@code >= 0}. */
    public void steps(int some) {
        left -= some;
        if (left < 0) {
            left = 0;
            stop.check();
            left = STRIDE;
        }
    }
}
