package dlx.app.plugin;

import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.plugin.ModelRegistry.Problem;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** All models of a run, and everything that was refused. */
public final class Models {

    private final ModelRegistry registry;
    private final Consumer<String> warnings;

    private Models(ModelRegistry registry, Consumer<String> warnings) {
        this.registry = registry;
        this.warnings = warnings;
    }

    /**
     * The bundled models, then those of jars; each is made when it, or one after it, is asked for.
     *
     * @param folders where the jars are; folders that do not exist have none
     * @param warnings takes sentences about models that behave oddly
     */
    public static Models load(List<Path> folders, Consumer<String> warnings) {
        return new Models(ModelRegistry.ofFolders(folders), warnings);
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
        return registry.find(model -> model.id().equals(id)).isPresent();
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
