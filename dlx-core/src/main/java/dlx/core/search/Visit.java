package dlx.core.search;

/**
 * The wish of a visitor after a solution.
 *
 * @since 0.1
 */
public enum Visit {
    /** The next solution. */
    CONTINUE,
    /** No more. */
    STOP
}
