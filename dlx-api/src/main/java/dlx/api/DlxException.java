package dlx.api;

/**
 * The root of everything this framework throws on purpose. Each kind names whose fault it is; the message is one
 * sentence: where, what is wrong, what was expected.
 *
 * @since 0.1
 */
public abstract class DlxException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DlxException(String message) {
        super(message);
    }

    DlxException(String message, Throwable cause) {
        super(message, cause);
    }
}
