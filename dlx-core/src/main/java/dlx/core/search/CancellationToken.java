package dlx.core.search;

import java.util.Optional;

/**
 * A token that stops searches from any thread. It stays cancelled, so a search that starts later ends at once.
 * Thread-safe.
 *
 * @since 0.1
 */
public final class CancellationToken {

    private final Optional<CancellationToken> above;
    private volatile boolean cancelled;

    /** Creates a token that is not cancelled. */
    public CancellationToken() {
        above = Optional.empty();
    }

    /**
     * Creates a token below another: it is cancelled if either is cancelled.
     *
     * @param above the other token, which cancels all tokens below it
     */
    public CancellationToken(CancellationToken above) {
        this.above = Optional.of(above);
    }

    /** Stops all searches that watch this token, each within some milliseconds. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Returns true if this token, or a token above it, is cancelled.
     *
     * @return {@code true} after {@link #cancel} of this token or a token above it
     */
    public boolean isCancelled() {
        return cancelled || above.isPresent() && above.get().isCancelled();
    }
}
