package dlx.core.model;

import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.util.concurrent.Callable;

/**
 * Stands around all that a plugin does: whatever it throws becomes a {@link DlxException} that names the model and what
 * it was doing. The one place where the host defends itself; what a plugin leaves in a cover, its values and names, is
 * guarded by the cover.
 *
 * @param model the id of the model
 * @param steps does them
 */
record PluginGuard(String model, StepRunner steps) {

    /** A guard that waits for steps as long as they take. */
    PluginGuard(String model) {
        this(model, StepRunner.DIRECT);
    }

    /**
     * Does a step of the plugin's.
     *
     * @param step what it is called in messages
     * @throws ModelException if the plugin fails, or returns null
     */
    <T> T run(String step, Callable<T> work) {
        return run(step, ModelException.class, work);
    }

    private <T> T run(String step, Class<? extends DlxException> allowed, Callable<T> work) {
        T result;
        try {
            result = steps.run(work);
        } catch (ModelException e) {
            throw e.in(model, step);
        } catch (Throwable e) { // an Error of a plugin's, or a checked exception in disguise, must not fell the host
            if (allowed.isInstance(e)) {
                throw allowed.cast(e);
            }
            if (e instanceof NotKnownException stopped) {
                throw stopped; // an interrupt, as WatchedText tells it, is not the plugin's fault
            }
            throw ModelException.failed(model, step, e);
        }
        if (result == null) {
            throw new ModelException("null was returned; the plugin's author can mend it").in(model, step);
        }
        return result;
    }

    /**
     * Does a step that reads a text, and may refuse it. What keeps the text itself from being read is thrown as it was,
     * whatever the plugin made of it.
     */
    <T> T reading(PuzzleText text, String step, Callable<T> work) {
        T result;
        try {
            result = run(step, PuzzleSyntaxException.class, work);
        } catch (DlxException e) {
            throw text.failure().orElse(e);
        }
        if (text.failure().isPresent()) {
            throw text.failure().get();
        }
        return result;
    }
}
