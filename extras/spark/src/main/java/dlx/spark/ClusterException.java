package dlx.spark;

/**
 * Says in one sentence why a search on a cluster cannot be done, or was not done to its end. What was finished stays in the
 * checkpoint, if there is one.
 *
 * @since 0.1
 */
public final class ClusterException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * An exception with its sentence.
     *
     * @param sentence what is wrong, where, and what was expected
     */
    public ClusterException(String sentence) {
        super(sentence);
    }

    /**
     * The same with what went wrong below.
     *
     * @param sentence what is wrong, where, and what was expected
     * @param cause what was thrown
     */
    public ClusterException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
