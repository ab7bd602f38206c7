package dlx.app.plugin;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.commands.console.Console;
import dlx.commands.run.Models;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.plugin.ModelRegistry.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The models of a run, and the failures of models that could not be loaded. */
public final class PluginModels implements Models {

    private final ModelRegistry registry;
    private final PluginOptions plugins;
    private final Consumer<String> warnings;

    @Inject
    public PluginModels(ModelRegistry registry, PluginOptions plugins, Console console) {
        this.registry = registry;
        this.plugins = plugins;
        this.warnings = console::warn;
    }

    @Override
    public LoadedModel<?, ?> get(String id) {
        try {
            return registry.get(id);
        } catch (UnknownModelException e) {
            warnOfProblems();
            throw e;
        }
    }

    @Override
    public boolean has(String id) {
        return registry.has(id);
    }

    @Override
    public void warnOfProblems() {
        problems().forEach(this::warn);
    }

    private void warn(Problem problem) {
        warnings.accept(problem.origin() + ": " + problem.reason());
    }

    /** Returns the first model that satisfies a condition, in the order of loading. Later models are not loaded. */
    public Optional<LoadedModel<?, ?>> find(Predicate<LoadedModel<?, ?>> wanted) {
        return registry.find(wanted);
    }

    @Override
    public void warnOfClaims(String id) {
        registry.problems().stream().filter(problem -> problem.id().equals(id)).forEach(this::warn);
    }

    @Override
    public Collection<LoadedModel<?, ?>> all() {
        return registry.all();
    }

    /** Returns the failures of models that could not be loaded. */
    public List<Problem> problems() {
        return registry.problems();
    }

    @Override
    public String title(LoadedModel<?, ?> model) {
        try {
            return model.title().strip();
        } catch (ModelException e) {
            warnings.accept(e.getMessage());
            return model.id();
        }
    }

    @Override
    public boolean isBundled(LoadedModel<?, ?> model) {
        return model.type().getClassLoader() == PluginModels.class.getClassLoader();
    }

    @Override
    public String words() {
        return plugins.words();
    }
}
