package dlx.commands.console;

import dlx.api.DlxException;

/** A part of this program broke. The message is the whole sentence. */
public final class InternalException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What broke, in a sentence. */
    public InternalException(Throwable cause) {
        super("internal error: " + DlxException.inWords(cause) + "; --debug shows where", cause);
    }
}
