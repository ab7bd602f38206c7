package dlx.app.plugin;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.commands.console.Console;
import dlx.commands.run.Models;
import dlx.core.messages.Suggestion;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.plugin.ModelRegistry.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The models of a run: of the registry and of files with rules; and the failures of those that could not be loaded. */
public final class PluginModels implements Models {

    private final ModelRegistry registry;
    private final PluginOptions plugins;
    private final RuleFiles rules;
    private final Consumer<String> warnings;

    @Inject
    public PluginModels(ModelRegistry registry, PluginOptions plugins, Console console) {
        this.registry = registry;
        this.plugins = plugins;
        this.rules = new RuleFiles(plugins);
        this.warnings = console::warn;
    }

    @Override
    public LoadedModel<?, ?> get(String id) {
        if (RuleFiles.isFile(id)) {
            return rules.named(id);
        }
        try {
            return registry.has(id) || !rules.found().containsKey(id)
                    ? registry.get(id)
                    : rules.found().get(id);
        } catch (UnknownModelException e) {
            warnOfProblems();
            List<String> ids = all().stream().map(LoadedModel::id).toList();
            throw new UnknownModelException(id, Suggestion.find(id, ids), ids);
        }
    }

    @Override
    public boolean has(String id) {
        return RuleFiles.isFile(id) || registry.has(id) || rules.found().containsKey(id);
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
        problems().stream().filter(problem -> problem.id().equals(id)).forEach(this::warn);
    }

    @Override
    public Collection<LoadedModel<?, ?>> all() {
        Map<String, LoadedModel<?, ?>> all = new TreeMap<>(rules.found());
        registry.all().forEach(model -> all.put(model.id(), model));
        return all.values();
    }

    /** Returns the failures of models that could not be loaded. */
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>(registry.problems());
        problems.addAll(rules.problems());
        rules.found().values().stream()
                .filter(model -> registry.has(model.id()))
                .forEach(model -> problems.add(new Problem(
                        model.origin(),
                        model.id(),
                        "claims the id \"" + model.id() + "\", which another model already has and keeps")));
        return problems;
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
