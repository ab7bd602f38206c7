package dlx.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The superclass of all exceptions that this framework throws on purpose. Each subclass names the responsible party.
 * The message is one sentence: place, problem, expected content. For programs there are the {@link #code()} and the
 * {@link #parts()} of the sentence.
 *
 * @since 0.1
 */
public abstract class DlxException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String code;

    DlxException(String code, String message) {
        super(message);
        this.code = code;
    }

    DlxException(String code, String message, Throwable cause) {
        super(message, cause);
        this.code = code;
    }

    /**
     * Returns the code of this error, for programs. It is kept when the sentence is reworded.
     *
     * @return lower-case words with {@code _} between: {@code puzzle_syntax}
     */
    public final String code() {
        return code;
    }

    /**
     * Returns the error as names and values, for example to write JSON: first {@code code}, then the parts of its kind,
     * at the end {@code message}.
     *
     * @return strings, {@link Integer}s and lists of strings under names in snake_case, in a fixed order; absent
     *     parts are left out
     */
    public final Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("code", code);
        addParts(parts);
        parts.put("message", String.valueOf(getMessage()));
        return Collections.unmodifiableMap(parts);
    }

    /**
     * Returns an exception in words, for hosts. It never throws, although {@code toString} of a plugin's exception may
     * throw.
     *
     * @param thrown any exception or error
     * @return its {@code toString}; the name of its class if that fails
     */
    public static String inWords(Throwable thrown) {
        try {
            return String.valueOf(thrown.toString());
        } catch (Throwable e) { // toString of a plugin may throw anything
            return thrown.getClass().getName();
        }
    }

    /** Adds the parts of this kind of error, in addition to code and message. */
    abstract void addParts(Map<String, Object> parts);
}
