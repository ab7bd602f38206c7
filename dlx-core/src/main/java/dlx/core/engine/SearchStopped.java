package dlx.core.engine;

import dlx.core.search.StopReason;

/**
 * The exception that ends work before or within a search. It never reaches the host: the code that starts searches
 * turns it into a report.
 */
public final class SearchStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final StopReason reason;

    /** Creates the exception for a reason, without a stack trace. */
    public SearchStopped(StopReason reason) {
        super("stopped: " + reason, null, false, false);
        this.reason = reason;
    }

    /** Returns the reason of the stop. */
    public StopReason reason() {
        return reason;
    }
}
