package dlx.core.engine;

/**
 * Lets work that comes before a search be stopped: compiling and reducing ask it every some thousand steps, so that the
 * limits of a question hold there too.
 */
@FunctionalInterface
public interface StopCheck {

    /** Never stops anything. */
    StopCheck NEVER = () -> {};

    /**
     * To be called now and then.
     *
     * @throws SearchStopped if the question has been stopped; what was half made is to be thrown away
     */
    void check();

    /** The node count, above {@code nodes}, at which a search must call {@link #check} next. */
    default long checkpoint(long nodes) {
        return Long.MAX_VALUE;
    }
}
