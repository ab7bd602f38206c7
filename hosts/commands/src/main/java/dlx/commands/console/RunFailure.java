package dlx.commands.console;

import dlx.api.CheckpointException;
import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.commands.line.UsageException;
import java.io.UncheckedIOException;

/** The message and the exit code of a run that ended with an exception. */
public final class RunFailure {

    private RunFailure() {}

    /** Returns the exit code: wrong use, malformed input, or an internal error. */
    public static int code(Throwable thrown) {
        if (thrown instanceof UsageException || thrown instanceof UnknownModelException) {
            return ExitStatus.USAGE;
        }
        return thrown instanceof InputException || thrown instanceof CheckpointException
                ? ExitStatus.MALFORMED
                : ExitStatus.INTERNAL;
    }

    /** Returns the message for the user; an unexpected exception becomes a sentence about an internal error. */
    public static String sentence(Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            return String.valueOf(ModelException.memoryFull().getMessage());
        }
        boolean isSentence = thrown instanceof UsageException
                || thrown instanceof DlxException
                || thrown instanceof UncheckedIOException;
        return String.valueOf((isSentence ? thrown : new InternalException(thrown)).getMessage());
    }
}
