package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import java.util.List;

/** The reply to a request: one object, or lines that are sent while a search runs. */
public sealed interface Reply {

    /**
     * A reply of one object.
     *
     * @param json the object in one line, without a line end
     */
    record One(String json) implements Reply {}

    /** The lines of a search that has not begun. One thread searches; another thread may fetch new lines meanwhile. */
    non-sealed interface Lines extends Reply {

        /** Returns the token that stops the search. */
        CancellationToken token();

        /**
         * Searches to the end.
         *
         * @param news called in this thread whenever there may be new lines
         * @return the last line, after all other lines; empty if {@link #fresh} returns it
         */
        String search(Runnable news);

        /** Returns the lines that have been added since the last call. */
        List<String> fresh();
    }
}
