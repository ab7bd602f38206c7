package dlx.commands.line;

/** Thrown if a word of a command line is not a value of its option. The message contains the expected form. */
public final class UnreadableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; {@code message} is the word, a colon and the expected form. */
    public UnreadableException(String message) {
        super(message);
    }
}
