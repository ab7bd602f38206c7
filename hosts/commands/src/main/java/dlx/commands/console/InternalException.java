package dlx.commands.console;

import dlx.api.DlxException;

/** A part of this program broke. The message is the whole sentence. */
public final class InternalException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** An error with a sentence about the part that broke. */
    public InternalException(Throwable cause) {
        super("internal error: " + DlxException.inWords(cause) + "; --debug shows where", cause);
    }
}
