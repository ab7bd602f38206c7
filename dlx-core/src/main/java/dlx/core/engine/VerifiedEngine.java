package dlx.core.engine;

import java.util.Optional;
import java.util.Set;

/** An engine of {@link VerifiedSearch searches} that do not go through the search tree. */
public abstract class VerifiedEngine implements Engine {

    private final String name;
    private final Set<SearchMode> modes;
    private final String answers;
    private final String choice;

    /**
     * Creates an engine.
     *
     * @param name the name that users type
     * @param answers the reason why it refuses other modes: the beginning of a sentence that ends with the order that it
     *     does not keep
     * @param choice the way in which its searches choose options
     * @param modes the modes of its searches
     */
    protected VerifiedEngine(String name, String answers, String choice, SearchMode... modes) {
        this.name = name;
        this.answers = answers;
        this.choice = choice;
        this.modes = Set.of(modes);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        return modes.contains(kind.mode())
                ? VerifiedSearch.cannot(problem, kind, choice)
                : Optional.of(answers + " the fixed order of lists, limits and checkpoints");
    }
}
