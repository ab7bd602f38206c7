package dlx.formats;

/**
 * Thrown if a program's links cannot express a puzzle: the program does not have such puzzles, or does not support the
 * size of the board. The message is a sentence for users. It names the program and the puzzles that the program
 * supports.
 *
 * @since 0.1
 */
public final class NoLinkException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    NoLinkException(String message) {
        super(message);
    }
}
