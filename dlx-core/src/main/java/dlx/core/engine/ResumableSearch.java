package dlx.core.engine;

/** A search that may be stopped by its control and go on later, under another one, with all that it has learned. */
public interface ResumableSearch extends Search {

    /**
     * Gives the search, which was stopped between two nodes, another control.
     *
     * @param next asked from the next {@link #advance} on
     */
    void continueUnder(SearchControl next);
}
