package dlx.spark;

/**
 * Reports in one sentence why a search on a cluster is impossible or failed. If a checkpoint is written, it still
 * contains the finished pieces.
 *
 * @since 0.1
 */
public final class ClusterException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception with its sentence.
     *
     * @param sentence the place, the error and the expectation
     */
    public ClusterException(String sentence) {
        super(sentence);
    }

    /**
     * Creates an exception with its sentence and cause.
     *
     * @param sentence the place, the error and the expectation
     * @param cause the exception that caused the failure
     */
    public ClusterException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
