package dlx.core.search;

/**
 * What is known about a cover after a search, whatever ended it.
 *
 * @since 0.1
 */
public enum Outcome {
    /** At least one solution was found. */
    SOLVED,
    /** It was proved that there is none. */
    NO_SOLUTION,
    /** None was found, and the search ended before it could be proved that there is none. */
    UNKNOWN
}
