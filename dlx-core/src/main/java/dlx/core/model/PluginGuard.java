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
 * A wrapper for every call of a plugin: each exception becomes a {@link DlxException} that names the model and the
 * step. It is the only place where the host protects itself from a plugin's exceptions. Option values and item names in
 * a cover are guarded by the cover.
 *
 * @param model id of the model
 * @param steps runs the steps
 */
record PluginGuard(String model, StepRunner steps) {

    /** Messages of browsers for a stack overflow: Chrome and Safari, then Firefox. */
    private static final List<String> FULL_STACKS = List.of("Maximum call stack", "too much recursion");

    /**
     * Minimum number of characters that can nest deeply enough for a stack overflow, chosen below the number of frames
     * of any stack.
     */
    private static final int LEAST_DEPTH = 1000;

    /** Creates a guard without a time limit. */
    PluginGuard(String model) {
        this(model, StepRunner.DIRECT);
    }

    /**
     * Runs a step of the plugin and returns its result.
     *
     * @param step name of the step in messages
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
        } catch (Throwable e) { // an Error of the plugin, or a hidden checked exception, must not end the host
            if (allowed.isInstance(e)) {
                throw allowed.cast(e);
            }
            if (e instanceof NotKnownException stopped && Thread.currentThread().isInterrupted()) {
                throw stopped; // thrown by WatchedText: the plugin did not cause the interrupt
            }
            throw ModelException.failed(model, step, e);
        }
        if (result == null) {
            throw new ModelException("null was returned; the plugin's author can mend it").in(model, step);
        }
        return result;
    }

    /**
     * Returns true if an error came from a stack overflow, in Java or in a browser, where it is an error of JavaScript.
     */
    private static boolean isTooDeep(DlxException error) {
        Throwable cause = error.getCause();
        return cause instanceof StackOverflowError
                || cause != null && FULL_STACKS.stream().anyMatch(DlxException.inWords(cause)::contains);
    }

    /**
     * Returns true if a text is long enough to nest as deep as a stack. A shorter text means that the plugin recurses
     * without end.
     */
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
                "the text up to here is nested too deeply for this machine; expected a shorter text");
        tooDeep.initCause(failure);
        return tooDeep;
    }

    /**
     * Runs a step that reads a text, and passes its syntax errors on. A failure of the text itself is thrown unchanged,
     * even if the plugin wrapped or ignored it.
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
