package dlx.core;

import dlx.api.DlxException;
import dlx.api.ModelException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

/**
 * Stands around all that a plugin does: whatever it throws becomes a {@link DlxException} that names the model and what
 * it was doing. The one place where the host defends itself.
 *
 * @param model the id of the model
 */
record Guard(String model) {

    /**
     * Does a step of the plugin's.
     *
     * @param step what it is called in messages
     * @throws ModelException if the plugin fails, or returns null
     */
    <T> T run(String step, Supplier<T> work) {
        T result;
        try {
            result = work.get();
        } catch (ModelException e) {
            throw e.in(model, step);
        } catch (DlxException | UncheckedIOException e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw ModelException.failed(model, step, e);
        }
        if (result == null) {
            throw new ModelException(step + " is null; the plugin's author can mend it").in(model, step);
        }
        return result;
    }
}
