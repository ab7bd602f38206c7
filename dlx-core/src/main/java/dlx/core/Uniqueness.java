package dlx.core;

import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/**
 * Whether a cover has no solution, one, or several.
 *
 * @param verdict the answer
 * @param solution the first solution; absent if none was found
 * @param report what it cost
 * @param <O> what an option means
 * @since 0.1
 */
public record Uniqueness<O>(Verdict verdict, Optional<List<O>> solution, SearchReport report) {

    /** How many solutions there are. */
    public enum Verdict {
        /** Proved: none. */
        NONE,
        /** Proved: one. */
        UNIQUE,
        /** Two were found; the search did not look for more. */
        MULTIPLE,
        /** A limit ended the search before it could tell. */
        UNKNOWN
    }
}
