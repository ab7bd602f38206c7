package dlx.formats.text;

/** A puzzle that the program does not take for which a link is written. The message is a sentence without the program's name. */
public final class NotTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an error of what the puzzle has and what the program expects. */
    public NotTakenException(String problem) {
        super(problem);
    }
}
