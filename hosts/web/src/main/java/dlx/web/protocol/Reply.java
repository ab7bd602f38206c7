package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import java.util.List;

/** The reply to a request: one object, or lines that come while a search runs. */
public sealed interface Reply {

    /**
     * One object.
     *
     * @param json on one line, without a line end
     */
    record One(String json) implements Reply {}

    /** The lines of a search that has not begun. One thread searches; another one may take what is fresh meanwhile. */
    non-sealed interface Lines extends Reply {

        /** Ends the search. */
        CancellationToken token();

        /**
         * Searches to the end.
         *
         * @param news called in this thread whenever there may be fresh lines
         * @return the last line, after all fresh ones; empty if the last one is among those
         */
        String search(Runnable news);

        /** Lines that have come since this was asked last. */
        List<String> fresh();
    }
}
