package dlx.formats.text;

/**
 * Thrown if a puzzle cannot be expressed in a link of a program. The message is a sentence without the program's name.
 */
public final class NotTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates an error from a sentence about the puzzle and the puzzles that the program expects. */
    public NotTakenException(String problem) {
        super(problem);
    }
}
