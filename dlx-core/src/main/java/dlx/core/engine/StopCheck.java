package dlx.core.engine;

/**
 * A check that stops work before a search: compilation and reduction call it every some thousand steps, so that the
 * limits of a question apply to them too.
 */
@FunctionalInterface
public interface StopCheck {

    /** The check that never stops. */
    StopCheck NEVER = () -> {};

    /**
     * Checks the limits; work calls this now and then.
     *
     * @throws SearchStopped if the question has been stopped; unfinished results must be discarded
     */
    void check();

    /** Returns the node count, above {@code nodes}, at which a search must call {@link #check} next. */
    default long checkpoint(long nodes) {
        return Long.MAX_VALUE;
    }
}
