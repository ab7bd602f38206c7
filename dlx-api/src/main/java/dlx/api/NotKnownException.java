package dlx.api;

import java.util.Map;

/**
 * A question that is answered by yes or no, or by a solution or none, was stopped by a limit before either was known. Its
 * code is {@code not_known}; it has no parts. The same question in another form has an answer that can say so.
 *
 * @since 0.1
 */
public final class NotKnownException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * An error.
     *
     * @param message one sentence: what is not known, why, what to do
     */
    public NotKnownException(String message) {
        super("not_known", message);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        // the message says it all
    }
}
