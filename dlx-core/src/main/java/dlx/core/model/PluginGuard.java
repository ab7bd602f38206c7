package dlx.core.model;

import dlx.api.DlxException;
import dlx.api.Line;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.util.List;
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

    /** The words of browsers for a stack that is full: Chrome and Safari, Firefox. */
    private static final List<String> FULL_STACKS = List.of("Maximum call stack", "too much recursion");

    /** Fewer characters than a stack has frames. */
    private static final int LEAST_DEPTH = 1000;

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
            if (e instanceof NotKnownException stopped && Thread.currentThread().isInterrupted()) {
                throw stopped; // by WatchedText: an interrupt is not the plugin's fault
            }
            throw ModelException.failed(model, step, e);
        }
        if (result == null) {
            throw new ModelException("null was returned; the plugin's author can mend it").in(model, step);
        }
        return result;
    }

    /** Returns true if the stack was full, in Java or in a browser, where a step of the model ends with an error of JavaScript. */
    private static boolean isTooDeep(DlxException error) {
        Throwable cause = error.getCause();
        return cause instanceof StackOverflowError
                || cause != null && FULL_STACKS.stream().anyMatch(DlxException.inWords(cause)::contains);
    }

    /** Returns true if a text is long enough to nest as deep as a stack. On a shorter one the plugin recurses without end. */
    private static boolean isLong(PuzzleText text) {
        long looked = text.look().map(line -> line.text().length()).orElse(0);
        return text.taken() + looked >= LEAST_DEPTH;
    }

    private static PuzzleSyntaxException tooDeep(PuzzleText text, DlxException failure) {
        PuzzleSyntaxException place = text.endOfText("");
        int line = text.look().map(Line::number).orElse(place.line());
        PuzzleSyntaxException tooDeep = new PuzzleSyntaxException(
                place.source(),
                line,
                1,
                "what stands here or before is nested too deeply for this machine; expected a shorter text");
        tooDeep.initCause(failure);
        return tooDeep;
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
            throw text.failure().orElseGet(() -> isTooDeep(e) && isLong(text) ? tooDeep(text, e) : e);
        }
        if (text.failure().isPresent()) {
            throw text.failure().get();
        }
        return result;
    }
}
