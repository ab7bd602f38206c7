package dlx.core.search;

/**
 * Asks searches to stop, from any thread. Sticky: once cancelled, it stays so, and a search that starts later ends at
 * once.
 *
 * @since 0.1
 */
public final class CancellationToken {

    private volatile boolean cancelled;

    /** A token that nobody has cancelled. */
    public CancellationToken() {}

    /** Asks all searches that watch this token to stop; each does within some milliseconds. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether somebody asked.
     *
     * @return {@code true} after {@link #cancel}
     */
    public boolean isCancelled() {
        return cancelled;
    }
}
