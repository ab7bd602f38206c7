package dlx.commands.console;

import dlx.api.DlxException;

/** Thrown if a part of this program fails. The message is a complete sentence. */
public final class InternalException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception with a sentence about the cause. */
    public InternalException(Throwable cause) {
        super("internal error: " + DlxException.inWords(cause) + "; --debug shows where", cause);
    }
}
