package dlx.formats;

/**
 * A puzzle that no link of a program can say: the model has no counterpart there, or the board is of a size that the program
 * does not take. The message is a sentence for people, which names the program and what it takes.
 *
 * @since 0.1
 */
public final class NoLinkException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    NoLinkException(String message) {
        super(message);
    }
}
