package dlx.api;

import java.util.Map;
import java.util.Optional;

/**
 * A model broke a rule of the SPI: the plugin's author can mend it, the puzzle's author cannot.
 *
 * <p>Its codes: {@code model_rule} unless another one is named, {@code model_failed} where the model threw something of
 * its own, {@code memory_full}, {@code took_nothing} where a model reads puzzle after puzzle without taking any of the
 * text, {@code time_out} where a step did not end within its time, {@code cover_too_large}, {@code score_overflow},
 * {@code engine_cannot} where no engine, or not the one that was named, can search the cover. Its parts are
 * {@code model} and {@code step}, where the host knows them.
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
     * An error of a model, with the code {@code model_rule}.
     *
     * @param message the option or item by name, and the rule that was broken
     */
    public ModelException(String message) {
        super("model_rule", message);
        this.model = null;
        this.step = null;
    }

    /**
     * An error of a model, with what it threw and the code {@code model_failed}.
     *
     * @param message the option or item by name, and the rule that was broken
     * @param cause what the model threw
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
     * An error with a code of its own.
     *
     * @param code lower-case words with {@code _} between
     * @param message the option or item by name, and the rule that was broken
     * @return the exception, to be thrown
     */
    public static ModelException coded(String code, String message) {
        return new ModelException(code, message);
    }

    /**
     * An error of a model that threw anything but a {@link DlxException}, with the code {@code model_failed}; where the
     * memory was full, with the code {@code memory_full}.
     *
     * @param model the model's id
     * @param step what it was doing: {@code parse}, {@code describe}
     * @param cause what it threw
     * @return the exception, to be thrown
     */
    public static ModelException failed(String model, String step, Throwable cause) {
        boolean full = cause instanceof OutOfMemoryError;
        String message = model + ": " + (full ? step + ": " + MEMORY_FULL : failure(step, cause));
        return new ModelException(full ? "memory_full" : "model_failed", message, cause, model, step);
    }

    /**
     * The memory is full, with the code {@code memory_full}. No model need be to blame: the search of a large cover may
     * fill it too.
     *
     * @return the exception, to be thrown
     */
    public static ModelException memoryFull() {
        return coded("memory_full", MEMORY_FULL);
    }

    /** An error of a model that nobody has named yet. */
    static ModelException failed(String step, Throwable cause) {
        return cause instanceof OutOfMemoryError
                ? coded("memory_full", step + ": " + MEMORY_FULL)
                : new ModelException(failure(step, cause), cause);
    }

    private static String failure(String step, Throwable cause) {
        return step + " failed with " + inWords(cause) + "; the plugin's author can mend it";
    }

    /**
     * This error where the host knows the model: the sentence begins with its id and what it was doing, the code stays.
     *
     * @param id the model's id
     * @param doing what it was doing: {@code parse}, {@code describe}
     * @return the exception, to be thrown; this one is its cause. One that knows its model already stays as it is
     */
    public ModelException in(String id, String doing) {
        return model != null
                ? this
                : new ModelException(code(), id + ": " + doing + ": " + getMessage(), this, id, doing);
    }

    /**
     * The model that failed.
     *
     * @return its id, where the host knows it
     */
    public Optional<String> model() {
        return Optional.ofNullable(model);
    }

    /**
     * What the model was doing.
     *
     * @return the step, {@code parse} or {@code describe} for example, where the host knows it
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
