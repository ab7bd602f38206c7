package dlx.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * No loaded model has the name that was asked for. The message names the nearest known name, and all of them. Its code
 * is {@code unknown_model}; its parts are {@code name}, {@code nearest} and {@code candidates}.
 *
 * @since 0.1
 */
public final class UnknownModelException extends DlxException {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final @Nullable String nearest;

    /** An array, since exceptions are serializable and lists need not be. */
    private final String[] candidates;

    /**
     * An error with its parts; the sentence is made of them.
     *
     * @param name the name asked for
     * @param nearest the known name that was perhaps meant
     * @param candidates all known names, in the order in which people should see them
     */
    public UnknownModelException(String name, Optional<String> nearest, List<String> candidates) {
        super("unknown_model", sentence(name, nearest, candidates));
        this.name = name;
        this.nearest = nearest.orElse(null);
        this.candidates = candidates.toArray(String[]::new);
    }

    /**
     * The name asked for.
     *
     * @return the name as it was typed
     */
    public String name() {
        return name;
    }

    /**
     * The known name that was perhaps meant.
     *
     * @return a name that differs by a slip or two, if there is one
     */
    public Optional<String> nearest() {
        return Optional.ofNullable(nearest);
    }

    /**
     * What might have been asked for.
     *
     * @return all known names, in the order in which people should see them
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
