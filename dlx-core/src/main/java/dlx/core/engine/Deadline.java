package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import java.time.Duration;

/**
 * Limits with a running clock: the time from now on, the token, and the interrupt flag of the calling thread.
 * Immutable.
 *
 * @since 0.1
 */
public final class Deadline {

    private final Limits limits;
    private final boolean timed;

    /** End of the time by {@link System#nanoTime}; meaningless unless timed. */
    private final long end;

    private Deadline(Limits limits) {
        this.limits = limits;
        timed = limits.time().isPresent();
        end = System.nanoTime() + limits.time().map(Limits::nanos).orElse(0L);
    }

    /**
     * Starts the time of limits.
     *
     * @param limits the limits, whose time begins now
     * @return the deadline
     */
    public static Deadline of(Limits limits) {
        return new Deadline(limits);
    }

    /**
     * Returns a deadline with a token, but without a time limit.
     *
     * @param token ends the work once it is cancelled
     * @return the deadline
     */
    public static Deadline of(CancellationToken token) {
        return new Deadline(Limits.of(token));
    }

    /**
     * Returns the reason to end the work now. Reads the clock.
     *
     * @return {@link StopReason#TIME}, or {@link StopReason#CANCELLED} for the token and an interrupt of this
     *     thread; {@link StopReason#EXHAUSTED} if the work may continue
     */
    public StopReason reached() {
        return reached(timed ? System.nanoTime() : 0);
    }

    /**
     * Returns the reason to end the work at a time that has just been read.
     *
     * @param now the time by {@link System#nanoTime}; ignored unless {@link #isTimed}
     * @return the reason, as {@link #reached()}
     */
    public StopReason reached(long now) {
        if (timed && now - end >= 0) {
            return StopReason.TIME;
        }
        return isCancelled() ? StopReason.CANCELLED : StopReason.EXHAUSTED;
    }

    /**
     * Returns true if the token is cancelled or this thread is interrupted. Does not read the clock.
     *
     * @return true if the work is to end
     */
    public boolean isCancelled() {
        return limits.token().isCancelled() || Thread.currentThread().isInterrupted();
    }

    /**
     * Returns true if there is a time limit.
     *
     * @return true if {@link #reached} reads the clock
     */
    public boolean isTimed() {
        return timed;
    }

    /**
     * Returns the limits for the remaining work.
     *
     * @return the token of these limits and the time left
     */
    public Limits left() {
        return timed ? limits.time(Duration.ofNanos(Math.max(0, end - System.nanoTime()))) : limits;
    }
}
