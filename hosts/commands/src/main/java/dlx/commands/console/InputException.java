package dlx.commands.console;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Thrown if a file cannot be read. The message is a complete sentence. */
public final class InputException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    private final boolean isMissing;

    /** Creates the exception for a file that cannot be read. */
    public InputException(String message, IOException cause) {
        this(message, cause, false);
    }

    /** Creates the exception for a file with unexpected content. */
    public InputException(String message) {
        this(message, new IOException(message));
    }

    private InputException(String message, IOException cause, boolean isMissing) {
        super(message, cause);
        this.isMissing = isMissing;
    }

    /** Returns the error of a file that does not exist. */
    public static InputException missing(String file, IOException cause) {
        return new InputException(file + ": file not found; expected a file that can be read", cause, true);
    }

    /** Returns true if the file does not exist. */
    public boolean isMissing() {
        return isMissing;
    }
}
