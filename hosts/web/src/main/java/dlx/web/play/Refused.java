package dlx.web.play;

import dlx.api.PuzzleSyntaxException;

/** Something that cannot be answered: a status of HTTP and one sentence for the person at the page. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The page opens the puzzle again by itself. */
    public static final int FORGOTTEN = 410;

    /** Too large for this server. */
    public static final int TOO_LARGE = 413;

    /** No such thing. */
    public static final int UNKNOWN = 404;

    /** The request is no request of this protocol. */
    public static final int BAD = 400;

    /** The mark is too far away. */
    public static final int TOO_FAR = 409;

    /** The text is no puzzle, or no engine can do what is asked. */
    public static final int NOT_UNDERSTOOD = 422;

    /** Something failed that should not. */
    public static final int FAULT = 500;

    /** Others are being served. */
    public static final int BUSY = 503;

    private final int status;
    private final int line;
    private final int column;

    /** Without a place in a text. */
    public Refused(int status, String sentence) {
        this(status, sentence, 0, 0);
    }

    private Refused(int status, String sentence, int line, int column) {
        super(sentence);
        this.status = status;
        this.line = line;
        this.column = column;
    }

    /** A text that is no puzzle, with the place of the error. */
    static Refused unread(PuzzleSyntaxException error) {
        return new Refused(NOT_UNDERSTOOD, error.problem(), error.line(), error.column());
    }

    /** The status of HTTP. */
    public int status() {
        return status;
    }

    /** The line of an error in a text, from 1; 0 if there is none. */
    public int line() {
        return line;
    }

    /** The column of an error in a text, from 1; 0 if there is none. */
    public int column() {
        return column;
    }
}
