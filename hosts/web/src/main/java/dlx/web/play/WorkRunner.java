package dlx.web.play;

import dlx.api.ModelException;
import java.util.concurrent.Callable;

/**
 * Does short work: the reading of a puzzle, a picture, a window of steps. In the thread that asks, or in another one that is
 * waited for up to a time.
 */
@FunctionalInterface
public interface WorkRunner {

    /** Does work in the thread that asks, as long as it takes. */
    WorkRunner DIRECT = WorkRunner::call;

    /**
     * Does some work.
     *
     * @throws Refused if it is given up
     */
    <T> T run(Callable<T> work);

    private static <T> T call(Callable<T> work) {
        try {
            return work.call();
        } catch (Exception | OutOfMemoryError e) {
            throw thrown(e);
        }
    }

    /** The exception of work, for whoever asked for it. */
    static RuntimeException thrown(Throwable cause) {
        if (cause instanceof OutOfMemoryError) {
            return ModelException.memoryFull();
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }
}
