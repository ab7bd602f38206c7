package dlx.core.search;

/**
 * The reply of a visitor to a solution: continue or stop.
 *
 * @since 0.1
 */
public enum Visit {
    /** Continues with the next solution. */
    CONTINUE,
    /** Ends the search. */
    STOP
}
