package dlx.api;

import java.util.Map;

/**
 * An error of a question that a limit stopped before its answer was known. Only questions whose answers cannot express
 * "not known" throw it; an alternative form of each question returns an answer that can. Its code is {@code not_known};
 * it does not have parts.
 *
 * @since 0.1
 */
public final class NotKnownException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an error.
     *
     * @param message one sentence: the open question, the reason, the remedy
     */
    public NotKnownException(String message) {
        super("not_known", message);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        // code and message suffice
    }
}
