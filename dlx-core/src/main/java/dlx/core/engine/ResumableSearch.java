package dlx.core.engine;

/** A search that its control may stop, and that continues under another control with all its knowledge. */
public interface ResumableSearch extends Search {

    /**
     * Replaces the control of the search, which was stopped between two nodes.
     *
     * @param next asked from the next {@link #advance} on
     */
    void continueUnder(SearchControl next);
}
