package dlx.core.search;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * What may end work before its time. An interrupt of the thread that works does so too, always.
 *
 * @param time the wall time that the work may take; empty for any
 * @param token ends the work once it is cancelled
 * @since 0.1
 */
public record Limits(Optional<Duration> time, CancellationToken token) {

    /** Limits; the time is not negative. */
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
}
