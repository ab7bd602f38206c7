package dlx.web.play;

import dlx.api.PuzzleSyntaxException;

/** A rejected request: an HTTP status and one sentence for the user of the page. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Status if the puzzle is not open any more; the page opens it again by itself. */
    public static final int FORGOTTEN = 410;

    /** Status if the request is too large for this server. */
    public static final int TOO_LARGE = 413;

    /** Status if the address or the model is unknown. */
    public static final int UNKNOWN = 404;

    /** Status if the request does not follow this protocol. */
    public static final int BAD = 400;

    /** Status if the mark is too far before the steps. */
    public static final int TOO_FAR = 409;

    /** Status if the text is not a puzzle, or no engine supports the request. */
    public static final int NOT_UNDERSTOOD = 422;

    /** Status of an unexpected failure. */
    public static final int FAULT = 500;

    /** Status if the server is busy. */
    public static final int BUSY = 503;

    private final int status;
    private final int line;
    private final int column;

    /** Creates a rejection without a place in a text. */
    public Refused(int status, String sentence) {
        this(status, sentence, 0, 0);
    }

    private Refused(int status, String sentence, int line, int column) {
        super(sentence);
        this.status = status;
        this.line = line;
        this.column = column;
    }

    /** Creates a rejection of a text that is not a puzzle, with the place of the error. */
    static Refused unread(PuzzleSyntaxException error) {
        return new Refused(NOT_UNDERSTOOD, error.problem(), error.line(), error.column());
    }

    /** Returns the HTTP status. */
    public int status() {
        return status;
    }

    /** Returns the line of an error in a text, from 1; 0 without a place. */
    public int line() {
        return line;
    }

    /** Returns the column of an error in a text, from 1; 0 without a place. */
    public int column() {
        return column;
    }
}
