package dlx.core.engine;

/**
 * Asks an {@link StopCheck} once in so many steps of work, a step being a look at an item, an option or a node: often
 * enough that work ends within milliseconds, seldom enough that asking costs nothing. Not thread-safe.
 */
public final class PacedStopCheck {

    /** Steps between two questions: far below a millisecond of work. */
    public static final int STRIDE = 1 << 14;

    private final StopCheck stop;
    private int left;

    /** A pace that asks at its first step. */
    public PacedStopCheck(StopCheck stop) {
        this.stop = stop;
    }

    /** A step; what the interruption throws is thrown, and it is asked again at the next step then. */
    public void step() {
        steps(1);
    }

    /** Some steps, {@code >= 0}. */
    public void steps(int some) {
        left -= some;
        if (left < 0) {
            left = 0;
            stop.check();
            left = STRIDE;
        }
    }

    /** Asks no more until {@link #resume}: for work of less than 2^31 steps that must not end halfway. */
    public void suspend() {
        left = Integer.MAX_VALUE;
    }

    /** Asks again, at the next step. */
    public void resume() {
        left = 0;
    }
}
