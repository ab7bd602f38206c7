package dlx.commands.line;

/** A word of a command line is not a value of its option; the message says what was expected. */
public final class UnreadableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A word that cannot be read; {@code message} begins with the word in quotes. */
    public UnreadableException(String message) {
        super(message);
    }
}
