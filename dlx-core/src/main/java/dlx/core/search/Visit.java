package dlx.core.search;

/**
 * What a visitor wants after a solution.
 *
 * @since 0.1
 */
public enum Visit {
    /** The next solution. */
    CONTINUE,
    /** No more. */
    STOP
}
