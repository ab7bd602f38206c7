package dlx.app.plugin;

import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.core.LoadedModel;
import dlx.core.ModelRegistry;
import dlx.core.ModelRegistry.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** All models of a run, and everything that was refused. */
public final class Models {

    private final ModelRegistry registry;
    private final List<Problem> problems;
    private final Consumer<String> warnings;

    private Models(ModelRegistry registry, List<Problem> problems, Consumer<String> warnings) {
        this.registry = registry;
        this.problems = problems;
        this.warnings = warnings;
    }

    /**
     * Loads the bundled models, then those of jars.
     *
     * @param folders where the jars are; folders that do not exist have none
     * @param warnings takes sentences about models that behave oddly
     */
    public static Models load(List<Path> folders, Consumer<String> warnings) {
        PluginJars jars = PluginJars.in(folders);
        ModelRegistry registry = ModelRegistry.load(jars.places());
        List<Problem> problems = new ArrayList<>(jars.problems());
        problems.addAll(registry.problems());
        return new Models(registry, problems, warnings);
    }

    /**
     * The model with an id. Warns if somebody else claims the id too.
     *
     * @throws UnknownModelException if no model has the id
     */
    public LoadedModel<?, ?> get(String id) {
        for (Problem problem : problems) {
            if (problem.id().equals(id)) {
                warnings.accept(problem.origin() + ": " + problem.reason());
            }
        }
        return registry.get(id);
    }

    /** All models in the order of their ids. */
    public Collection<LoadedModel<?, ?>> all() {
        return registry.all();
    }

    /** What was refused, and why. */
    public List<Problem> problems() {
        return problems;
    }

    /** Whether a model came from a plugin jar. */
    public static boolean isPlugin(LoadedModel<?, ?> model) {
        ClassLoader bundled = ModelRegistry.class.getClassLoader();
        return model.type().getClassLoader() != bundled;
    }

    /** The title of a model on one line; its id if the plugin fails. */
    public String title(LoadedModel<?, ?> model) {
        try {
            return oneLine(model.title());
        } catch (ModelException e) {
            warnings.accept(e.getMessage());
            return model.id();
        }
    }

    /** A text without line ends, tabs and other controls, so that a list stays a list. */
    public static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> line.appendCodePoint(Character.isISOControl(c) ? ' ' : c));
        return line.toString().strip();
    }
}
