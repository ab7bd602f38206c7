package dlx.app.plugin;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.app.console.Console;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.plugin.ModelRegistry.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** All models of a run, and everything that was refused. */
public final class Models {

    private final ModelRegistry registry;
    private final Consumer<String> warnings;

    @Inject
    public Models(ModelRegistry registry, Console console) {
        this.registry = registry;
        this.warnings = console::warn;
    }

    /**
     * The model with an id. What stands after it in the order of loading is not touched.
     *
     * @throws UnknownModelException if no model has the id; what was refused, and may have been meant, has been reported
     */
    public LoadedModel<?, ?> get(String id) {
        try {
            return registry.get(id);
        } catch (UnknownModelException e) {
            warnOfProblems();
            throw e;
        }
    }

    /** Whether a model has an id. What stands after it in the order of loading is not touched. */
    public boolean has(String id) {
        return registry.has(id);
    }

    /** Warns of everything that was refused. */
    public void warnOfProblems() {
        problems().forEach(this::warn);
    }

    private void warn(Problem problem) {
        warnings.accept(problem.origin() + ": " + problem.reason());
    }

    /** The first model that is wanted; what stands after it in the order of loading is not touched. */
    public Optional<LoadedModel<?, ?>> find(Predicate<LoadedModel<?, ?>> wanted) {
        return registry.find(wanted);
    }

    /** Warns of all who claim the id of a model and do not have it. */
    public void warnOfClaims(String id) {
        registry.problems().stream().filter(problem -> problem.id().equals(id)).forEach(this::warn);
    }

    /** All models in the order of their ids. */
    public Collection<LoadedModel<?, ?>> all() {
        return registry.all();
    }

    /** What was refused, and why. */
    public List<Problem> problems() {
        return registry.problems();
    }

    /** The title of a model; its id if the plugin fails. */
    public String title(LoadedModel<?, ?> model) {
        try {
            return model.title().strip();
        } catch (ModelException e) {
            warnings.accept(e.getMessage());
            return model.id();
        }
    }
}
