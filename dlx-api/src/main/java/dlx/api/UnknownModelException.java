package dlx.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An error in the name of a model: no loaded model has it. The message contains the nearest known name, and all known
 * names. Its code is {@code unknown_model}; its parts are {@code name}, {@code nearest} and {@code candidates}.
 *
 * @since 0.1
 */
public final class UnknownModelException extends DlxException {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final @Nullable String nearest;

    /** All known names. An array, because exceptions are serializable and lists need not be. */
    private final String[] candidates;

    /**
     * Creates an error with its parts, from which the sentence is composed.
     *
     * @param name the unknown name
     * @param nearest the known name that was perhaps meant
     * @param candidates all known names, in the order in which users see them
     */
    public UnknownModelException(String name, Optional<String> nearest, List<String> candidates) {
        super("unknown_model", sentence(name, nearest, candidates));
        this.name = name;
        this.nearest = nearest.orElse(null);
        this.candidates = candidates.toArray(String[]::new);
    }

    /**
     * Returns the unknown name.
     *
     * @return the name as it was typed
     */
    public String name() {
        return name;
    }

    /**
     * Returns the known name that was perhaps meant.
     *
     * @return a name that differs by one or two letters, if there is one
     */
    public Optional<String> nearest() {
        return Optional.ofNullable(nearest);
    }

    /**
     * Returns all known names.
     *
     * @return the names, in the order in which users see them
     */
    public List<String> candidates() {
        return List.of(candidates);
    }

    @Override
    void addParts(Map<String, Object> parts) {
        parts.put("name", name);
        nearest().ifPresent(near -> parts.put("nearest", near));
        parts.put("candidates", candidates());
    }

    private static String sentence(String name, Optional<String> nearest, List<String> candidates) {
        return "no model is called \"" + name + "\""
                + nearest.map(near -> "; did you mean \"" + near + "\"? ").orElse(". ") + "Known models: "
                + String.join(", ", candidates);
    }
}
