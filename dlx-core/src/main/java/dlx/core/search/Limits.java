package dlx.core.search;

import dlx.api.Experimental;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * Limits that may end work early: a time and a token. An interrupt of the thread that works does so too, always.
 *
 * @param time the wall time that the work may take; empty for any
 * @param token ends the work once it is cancelled
 * @since 0.1
 */
public record Limits(Optional<Duration> time, CancellationToken token) {

    private static final Duration CENTURY = Duration.ofDays(36_500);

    /** Called by {@link #none} and {@link #of}, which users call; further components may come. The time is not negative. */
    @Experimental
    public Limits {
        Objects.requireNonNull(token, "token");
        if (time.isPresent() && time.get().isNegative()) {
            throw new IllegalArgumentException("time: " + time.get() + "; expected a time that is not negative");
        }
    }

    /**
     * No limits.
     *
     * @return the limits, with a token of their own
     */
    public static Limits none() {
        return new Limits(Optional.empty(), new CancellationToken());
    }

    /**
     * A time, and nothing else.
     *
     * @param time the wall time that the work may take, not negative
     * @return the limits
     */
    public static Limits of(Duration time) {
        return new Limits(Optional.of(time), new CancellationToken());
    }

    /**
     * A token, and nothing else.
     *
     * @param token ends the work once it is cancelled
     * @return the limits
     */
    public static Limits of(CancellationToken token) {
        return new Limits(Optional.empty(), token);
    }

    /**
     * A time in nanoseconds. A century is as good as for ever, and its end is a number.
     *
     * @param time not negative
     * @return at most a century
     */
    public static long nanos(Duration time) {
        return time.compareTo(CENTURY) < 0 ? time.toNanos() : CENTURY.toNanos();
    }

    /**
     * These limits with another time.
     *
     * @param other the wall time that the work may take, not negative
     * @return the limits
     */
    public Limits time(Duration other) {
        return new Limits(Optional.of(other), token);
    }

    /**
     * These limits with another token.
     *
     * @param other ends the work once it is cancelled
     * @return the limits
     */
    public Limits token(CancellationToken other) {
        return new Limits(time, other);
    }
}
