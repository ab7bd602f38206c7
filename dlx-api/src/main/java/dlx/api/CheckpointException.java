package dlx.api;

import java.util.Map;

/**
 * An error in a checkpoint that cannot be resumed from: it is damaged, of another version, or of another search. Its
 * code is {@code checkpoint}; it does not have parts.
 *
 * @since 0.1
 */
public final class CheckpointException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an error.
     *
     * @param message one sentence: place, problem, expected content
     */
    public CheckpointException(String message) {
        super("checkpoint", message);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        // code and message suffice
    }
}
