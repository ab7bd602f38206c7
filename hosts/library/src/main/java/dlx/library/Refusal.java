package dlx.library;

import dlx.commands.line.UsageException;
import java.util.Collection;

/** Thrown if a request cannot be answered as it is. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;

    /**
     * Creates a rejection.
     *
     * @param status the HTTP status
     * @param code the kind of the error, for programs
     * @param sentence the error and the expected value
     */
    Refusal(int status, String code, String sentence) {
        super(sentence);
        this.status = status;
        this.code = code;
    }

    /** Returns the rejection of an unknown name; its code is made of the kind of things with such names. */
    static Refusal unknown(String kind, String typed, Collection<String> known) {
        String sentence = UsageException.unknown(kind, typed, known).getMessage();
        return new Refusal(Library.BAD, "unknown_" + kind, String.valueOf(sentence));
    }

    int status() {
        return status;
    }

    String line() {
        return Library.error(code, String.valueOf(getMessage()));
    }
}
