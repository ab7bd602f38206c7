package dlx.app.console;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A file cannot be read. The message is the whole sentence. */
public final class InputException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    InputException(String message, IOException cause) {
        super(message, cause);
    }

    /** Something that can be read, but is not what it should be. */
    public InputException(String message) {
        this(message, new IOException(message));
    }
}
