package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import java.time.Duration;

/**
 * Limits that have begun to run: the time from now on, the token, and the interrupt flag of the thread that asks. Immutable.
 *
 * @since 0.1
 */
public final class Deadline {

    private final Limits limits;
    private final boolean timed;

    /** By {@link System#nanoTime}; of no account unless timed. */
    private final long end;

    private Deadline(Limits limits) {
        this.limits = limits;
        timed = limits.time().isPresent();
        end = System.nanoTime() + limits.time().map(Limits::nanos).orElse(0L);
    }

    /**
     * Begins to run.
     *
     * @param limits whose time begins now
     * @return the deadline
     */
    public static Deadline of(Limits limits) {
        return new Deadline(limits);
    }

    /**
     * A token and no time.
     *
     * @param token ends the work once it is cancelled
     * @return the deadline
     */
    public static Deadline of(CancellationToken token) {
        return new Deadline(Limits.of(token));
    }

    /**
     * Asks whether the work must end now. Reads the clock.
     *
     * @return {@link StopReason#TIME}, or {@link StopReason#CANCELLED} for the token and an interrupt of this thread; {@link
     *     StopReason#EXHAUSTED} if the work may go on
     */
    public StopReason reached() {
        return reached(timed ? System.nanoTime() : 0);
    }

    /**
     * The same by a clock that has just been read.
     *
     * @param now by {@link System#nanoTime}; of no account unless {@link #isTimed}
     * @return as {@link #reached()}
     */
    public StopReason reached(long now) {
        if (timed && now - end >= 0) {
            return StopReason.TIME;
        }
        return isCancelled() ? StopReason.CANCELLED : StopReason.EXHAUSTED;
    }

    /**
     * Asks for the token and an interrupt of this thread alone. Does not read the clock.
     *
     * @return whether somebody asked to end the work
     */
    public boolean isCancelled() {
        return limits.token().isCancelled() || Thread.currentThread().isInterrupted();
    }

    /**
     * Whether there is a time at all.
     *
     * @return whether {@link #reached} reads the clock
     */
    public boolean isTimed() {
        return timed;
    }

    /**
     * The limits for what remains to be done.
     *
     * @return the same token, and what is left of the time
     */
    public Limits left() {
        return timed ? limits.time(Duration.ofNanos(Math.max(0, end - System.nanoTime()))) : limits;
    }
}
