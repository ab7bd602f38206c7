package dlx.api;

import java.util.Map;

/**
 * A checkpoint cannot be gone on from: it is damaged, of another version, or of another search. Its code is
 * {@code checkpoint}; it has no parts.
 *
 * @since 0.1
 */
public final class CheckpointException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * An error.
     *
     * @param message one sentence: where, what is wrong, what was expected
     */
    public CheckpointException(String message) {
        super("checkpoint", message);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        // the message says it all
    }
}
