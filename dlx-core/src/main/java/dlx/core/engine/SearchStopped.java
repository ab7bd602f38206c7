package dlx.core.engine;

import dlx.core.search.StopReason;

/** Ends the work before a search from within. Never reaches the asker: whoever starts searches makes a report of it. */
public final class SearchStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final StopReason reason;

    /** Stopped for a reason. */
    public SearchStopped(StopReason reason) {
        super("stopped: " + reason, null, false, false);
        this.reason = reason;
    }

    /** Why. */
    public StopReason reason() {
        return reason;
    }
}
