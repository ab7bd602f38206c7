package dlx.core.search;

import java.util.Optional;

/**
 * Asks searches to stop, from any thread. Sticky: once cancelled, it stays so, and a search that starts later ends at
 * once.
 *
 * @since 0.1
 */
public final class CancellationToken {

    private final Optional<CancellationToken> above;
    private volatile boolean cancelled;

    /** A token that nobody has cancelled. */
    public CancellationToken() {
        above = Optional.empty();
    }

    /**
     * A token below another one: it is cancelled when either is.
     *
     * @param above asks the searches of this token to stop as well, and those of other tokens below it
     */
    public CancellationToken(CancellationToken above) {
        this.above = Optional.of(above);
    }

    /** Asks all searches that watch this token to stop; each does within some milliseconds. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether somebody asked.
     *
     * @return {@code true} after {@link #cancel}, of this token or of the one above it
     */
    public boolean isCancelled() {
        return cancelled || above.isPresent() && above.get().isCancelled();
    }
}
