package dlx.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The root of everything this framework throws on purpose. Each kind names whose fault it is; the message is one
 * sentence: where, what is wrong, what was expected. For programs there are the {@link #code()} and the {@link #parts()}
 * that the sentence was made of.
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
     * Which error this is, for programs: stays the same when the sentence is reworded.
     *
     * @return lower-case words with {@code _} between: {@code puzzle_syntax}
     */
    public final String code() {
        return code;
    }

    /**
     * The error as names and values, for whoever writes JSON: first {@code code}, then the parts of its kind, at the end
     * {@code message}.
     *
     * @return strings, {@link Integer}s and lists of strings under names in snake_case, in a fixed order; what is absent
     *     is left out
     */
    public final Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("code", code);
        addParts(parts);
        parts.put("message", String.valueOf(getMessage()));
        return Collections.unmodifiableMap(parts);
    }

    /**
     * What somebody else threw, in words, for hosts: a plugin's exception may throw again when it is asked for them.
     *
     * @param thrown anything
     * @return its {@code toString}; the name of its class where that fails
     */
    public static String inWords(Throwable thrown) {
        try {
            return String.valueOf(thrown.toString());
        } catch (Throwable e) { // whoever throws such a thing may throw anything
            return thrown.getClass().getName();
        }
    }

    /** Adds what this kind of error has beside code and message. */
    abstract void addParts(Map<String, Object> parts);
}
