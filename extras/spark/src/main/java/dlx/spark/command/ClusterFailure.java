package dlx.spark.command;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;

/**
 * A failure of the cluster that ends the run, because further puzzles would fail too. The message is a whole sentence.
 */
final class ClusterFailure extends UncheckedIOException {

    @Serial
    private static final long serialVersionUID = 1L;

    ClusterFailure(String sentence, Throwable cause) {
        super(sentence, cause instanceof IOException io ? io : new IOException(cause));
    }

    ClusterFailure(String sentence) {
        this(sentence, new IOException(sentence));
    }
}
