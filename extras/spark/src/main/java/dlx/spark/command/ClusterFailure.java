package dlx.spark.command;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;

/** The cluster cannot be worked with, which ends the run: no puzzle would fare better. The message is the whole sentence. */
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
