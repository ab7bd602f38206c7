package dlx.commands.line;

import dlx.core.messages.Suggestion;
import java.util.Collection;

/** The person at the prompt asked for something that does not exist. The message is the whole sentence. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A request that cannot be met; {@code message} is the whole sentence. */
    public UsageException(String message) {
        super(message);
    }

    /** Returns the error of an unknown name; {@code kind} says what has the name: "command". */
    public static UsageException unknown(String kind, String typed, Collection<String> known) {
        return new UsageException("no " + kind + " is called \"" + typed + "\"" + Suggestion.hint(typed, known)
                + "Known: " + String.join(", ", known));
    }
}
