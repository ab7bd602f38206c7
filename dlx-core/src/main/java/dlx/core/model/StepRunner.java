package dlx.core.model;

import dlx.api.ModelException;
import java.io.InputStream;
import java.util.concurrent.Callable;

/**
 * The way in which the steps of a model run: in the calling thread, or with a time limit, as
 * {@link dlx.core.plugin.PluginTimeLimit} runs them. Thread-safe.
 *
 * @since 0.1
 */
public interface StepRunner {

    /** A runner that runs each step in the calling thread, without a limit. */
    StepRunner DIRECT = new StepRunner() {

        @Override
        public <T> T run(Callable<T> step) throws Throwable {
            return step.call();
        }
    };

    /**
     * Runs a step and returns its result.
     *
     * @param step the step of the model
     * @return the result of the step
     * @param <T> type of the result
     * @throws Throwable the exception of the step; a {@link ModelException} with the code
     *     {@link LoadedModel#TIME_OUT} if the step was abandoned
     */
    <T> T run(Callable<T> step) throws Throwable;

    /**
     * Returns a stream for a text that steps will read.
     *
     * @param stream bytes of the text
     * @return a stream of the same bytes, which this runner may watch
     */
    default InputStream input(InputStream stream) {
        return stream;
    }
}
