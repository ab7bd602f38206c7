package dlx.core.model;

import dlx.api.ModelException;
import java.io.InputStream;
import java.util.concurrent.Callable;

/**
 * Does the steps of a model: in the thread that asks, or so that none keeps the host for ever, as {@link
 * dlx.core.plugin.PluginTimeLimit} does. Thread-safe.
 *
 * @since 0.1
 */
public interface StepRunner {

    /** Does each step in the thread that asks, as long as it takes. */
    StepRunner DIRECT = new StepRunner() {

        @Override
        public <T> T run(Callable<T> step) throws Throwable {
            return step.call();
        }
    };

    /**
     * Does a step.
     *
     * @param step what the model is to do
     * @return what it returned
     * @param <T> its type
     * @throws Throwable what the step threw; a {@link ModelException} with the code {@link LoadedModel#TIME_OUT} if it was
     *     given up
     */
    <T> T run(Callable<T> step) throws Throwable;

    /**
     * A stream for a text that is read within steps.
     *
     * @param stream bytes of the text
     * @return the same bytes, read as this runner wants
     */
    default InputStream input(InputStream stream) {
        return stream;
    }
}
