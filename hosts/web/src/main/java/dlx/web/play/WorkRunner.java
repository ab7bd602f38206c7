package dlx.web.play;

import dlx.api.ModelException;
import java.util.concurrent.Callable;

/**
 * Runs short work: the reading of a puzzle, a picture, a window of steps. The work runs in the calling thread, or in
 * another thread for which the caller waits up to a time limit.
 */
@FunctionalInterface
public interface WorkRunner {

    /** Runs work in the calling thread, without a time limit. */
    WorkRunner DIRECT = WorkRunner::call;

    /**
     * Runs work and returns its result.
     *
     * @throws Refused if the work is abandoned
     */
    <T> T run(Callable<T> work);

    private static <T> T call(Callable<T> work) {
        try {
            return work.call();
        } catch (Exception | OutOfMemoryError e) {
            throw thrown(e);
        }
    }

    /** Converts a failure of work into the exception for its caller. */
    static RuntimeException thrown(Throwable cause) {
        if (cause instanceof OutOfMemoryError) {
            return ModelException.memoryFull();
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }
}
