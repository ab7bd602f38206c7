package dlx.commands.line;

import dlx.core.messages.Suggestion;
import java.util.Collection;

/**
 * Thrown if a command line asks for something that does not exist or is not possible. The message is a complete
 * sentence.
 */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; {@code message} is a complete sentence. */
    public UsageException(String message) {
        super(message);
    }

    /**
     * Returns the error of an unknown name.
     *
     * @param kind the kind of things with such names: "command"
     * @param typed the unknown name
     * @param known the existing names
     */
    public static UsageException unknown(String kind, String typed, Collection<String> known) {
        return new UsageException("no " + kind + " is called \"" + typed + "\"" + Suggestion.hint(typed, known)
                + "Known: " + String.join(", ", known));
    }
}
