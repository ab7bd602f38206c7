package dlx.commands.line;

import dlx.core.messages.Suggestion;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

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
     * Returns the value with a name.
     *
     * @param kind the kind of things with such names: "form"
     * @param typed the name, as the user typed it
     * @param name returns the name of a value
     * @throws UsageException if no value has this name
     */
    public static <T> T known(String kind, String typed, List<T> values, Function<T, String> name) {
        return values.stream()
                .filter(value -> name.apply(value).equals(typed))
                .findFirst()
                .orElseThrow(
                        () -> unknown(kind, typed, values.stream().map(name).toList()));
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
