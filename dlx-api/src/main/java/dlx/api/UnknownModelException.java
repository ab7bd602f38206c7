package dlx.api;

/**
 * Nobody loaded claims the name that was asked for. The message gives the nearest known name, and all of them.
 *
 * @since 0.1
 */
public final class UnknownModelException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * An error with its whole sentence.
     *
     * @param message the name asked for, the nearest known one, all names
     */
    public UnknownModelException(String message) {
        super(message);
    }
}
