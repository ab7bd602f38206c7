package dlx.api;

/**
 * A model broke a rule of the SPI: the plugin's author can mend it, the puzzle's author cannot.
 *
 * @since 0.1
 */
public final class ModelException extends DlxException {

    private static final long serialVersionUID = 1L;

    /**
     * An error of a model.
     *
     * @param message the option or item by name, and the rule that was broken
     */
    public ModelException(String message) {
        super(message);
    }

    /**
     * An error of a model, with what it threw.
     *
     * @param message the option or item by name, and the rule that was broken
     * @param cause what the model threw
     */
    public ModelException(String message, Throwable cause) {
        super(message, cause);
    }
}
