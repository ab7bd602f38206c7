package dlx.core.search;

import dlx.api.Experimental;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * Limits that may end work early: a wall time and a token. An interrupt of the working thread always ends it too.
 *
 * @param time maximum wall time of the work; empty for unlimited time
 * @param token ends the work when it is cancelled
 * @since 0.1
 */
public record Limits(Optional<Duration> time, CancellationToken token) {

    private static final Duration CENTURY = Duration.ofDays(36_500);

    /**
     * Creates limits. Callers use {@link #none} and {@link #of}, because components may be added.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    @Experimental
    public Limits {
        Objects.requireNonNull(token, "token");
        if (time.isPresent() && time.get().isNegative()) {
            throw new IllegalArgumentException("time: " + time.get() + "; expected a time that is not negative");
        }
    }

    /**
     * Returns limits without a time, and with a token of their own.
     *
     * @return the limits
     */
    public static Limits none() {
        return new Limits(Optional.empty(), new CancellationToken());
    }

    /**
     * Returns limits with a time, and with a token of their own.
     *
     * @param time maximum wall time of the work, not negative
     * @return the limits
     */
    public static Limits of(Duration time) {
        return new Limits(Optional.of(time), new CancellationToken());
    }

    /**
     * Returns limits with a token, and without a time.
     *
     * @param token ends the work when it is cancelled
     * @return the limits
     */
    public static Limits of(CancellationToken token) {
        return new Limits(Optional.empty(), token);
    }

    /**
     * Returns a time in nanoseconds, at most a century, so that the result fits into a {@code long}.
     *
     * @param time a time, not negative
     * @return nanoseconds
     */
    public static long nanos(Duration time) {
        return time.compareTo(CENTURY) < 0 ? time.toNanos() : CENTURY.toNanos();
    }

    /**
     * Returns these limits with another time.
     *
     * @param other maximum wall time of the work, not negative
     * @return the limits
     */
    public Limits time(Duration other) {
        return new Limits(Optional.of(other), token);
    }

    /**
     * Returns these limits with another token.
     *
     * @param other ends the work when it is cancelled
     * @return the limits
     */
    public Limits token(CancellationToken other) {
        return new Limits(time, other);
    }
}
