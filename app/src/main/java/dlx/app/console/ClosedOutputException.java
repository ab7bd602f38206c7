package dlx.app.console;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Thrown when the reader of the answers has closed them, as in {@code | head -1}. Ends the run quietly. */
public final class ClosedOutputException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    ClosedOutputException(IOException cause) {
        super("the output was closed by its reader", cause);
    }
}
