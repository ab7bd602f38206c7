package dlx.api;

import java.util.Map;
import java.util.Optional;

/**
 * An error of a model that broke a rule of the SPI: the plugin's author can mend it, the puzzle's author cannot.
 *
 * <p>Its codes:
 * <ul>
 *   <li>{@code model_rule} unless another code is given;
 *   <li>{@code model_failed} if the model threw an exception of its own;
 *   <li>{@code memory_full} if there was not enough memory;
 *   <li>{@code took_nothing} if a model would return puzzles without end, because it does not read any of the text;
 *   <li>{@code time_out} if a step did not end within its time limit;
 *   <li>{@code cover_too_large}, {@code score_overflow};
 *   <li>{@code engine_cannot} if no engine, or not the engine that was named, can search the cover.
 * </ul>
 *
 * <p>Its parts are {@code model} and {@code step}, if the host has added them.
 *
 * @since 0.1
 */
public final class ModelException extends DlxException {

    private static final long serialVersionUID = 1L;

    private static final String MEMORY_FULL =
            "the memory is full; expected a smaller puzzle, or more memory for Java (-Xmx)";

    private final @Nullable String model;
    private final @Nullable String step;

    /**
     * Creates an error of a model with the code {@code model_rule}.
     *
     * @param message the option or item by name, and the rule that was broken
     */
    public ModelException(String message) {
        super("model_rule", message);
        this.model = null;
        this.step = null;
    }

    /**
     * Creates an error of a model with a cause and the code {@code model_failed}.
     *
     * @param message the option or item by name, and the rule that was broken
     * @param cause the exception that the model threw
     */
    public ModelException(String message, Throwable cause) {
        super("model_failed", message, cause);
        this.model = null;
        this.step = null;
    }

    private ModelException(String code, String message) {
        super(code, message);
        this.model = null;
        this.step = null;
    }

    private ModelException(String code, String message, Throwable cause, String model, String step) {
        super(code, message, cause);
        this.model = model;
        this.step = step;
    }

    /**
     * Returns an error with a code of its own.
     *
     * @param code lower-case words with {@code _} between
     * @param message the option or item by name, and the rule that was broken
     * @return the exception, to be thrown
     */
    public static ModelException coded(String code, String message) {
        return new ModelException(code, message);
    }

    /**
     * Returns the error for a model that threw anything except a {@link DlxException}. Its code is {@code memory_full}
     * for an {@link OutOfMemoryError}, else {@code model_failed}.
     *
     * @param model id of the model
     * @param step method of the model that failed: {@code parse}, {@code describe}
     * @param cause the exception that the method threw
     * @return the exception, to be thrown
     */
    public static ModelException failed(String model, String step, Throwable cause) {
        boolean full = cause instanceof OutOfMemoryError;
        String message = model + ": " + (full ? step + ": " + MEMORY_FULL : failure(step, cause));
        return new ModelException(full ? "memory_full" : "model_failed", message, cause, model, step);
    }

    /**
     * Returns the error for a full memory, with the code {@code memory_full}. It need not be caused by a model: the
     * search of a large cover may also fill the memory.
     *
     * @return the exception, to be thrown
     */
    public static ModelException memoryFull() {
        return coded("memory_full", MEMORY_FULL);
    }

    /** Returns the error for a model whose id is not known here; {@link #in} adds it. */
    static ModelException failed(String step, Throwable cause) {
        return cause instanceof OutOfMemoryError
                ? coded("memory_full", step + ": " + MEMORY_FULL)
                : new ModelException(failure(step, cause), cause);
    }

    private static String failure(String step, Throwable cause) {
        return step + " failed with " + inWords(cause) + "; the plugin's author can mend it";
    }

    /**
     * Returns this error with the id of the model. The sentence begins with the id and the step, and the code is kept.
     *
     * @param id id of the model
     * @param doing method of the model that failed: {@code parse}, {@code describe}
     * @return the exception, to be thrown, with this exception as its cause; this exception itself if it has a
     *     model already
     */
    public ModelException in(String id, String doing) {
        return model != null
                ? this
                : new ModelException(code(), id + ": " + doing + ": " + getMessage(), this, id, doing);
    }

    /**
     * Returns the id of the model that failed.
     *
     * @return the id; empty if the host has not added it
     */
    public Optional<String> model() {
        return Optional.ofNullable(model);
    }

    /**
     * Returns the method of the model that failed.
     *
     * @return the step, for example {@code parse} or {@code describe}; empty if the host has not added it
     */
    public Optional<String> step() {
        return Optional.ofNullable(step);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        model().ifPresent(id -> parts.put("model", id));
        step().ifPresent(doing -> parts.put("step", doing));
    }
}
