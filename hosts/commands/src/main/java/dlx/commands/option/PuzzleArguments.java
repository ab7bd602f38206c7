package dlx.commands.option;

import dlx.api.Setting;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments that name puzzles.
 *
 * @param model the id of the model, or a link or a file of another program in its place
 * @param named the files of the command line; may be empty
 * @param settings the settings as they were typed, {@code NAME=VALUE}
 * @param command the name of the command, for messages: {@code dlx count}
 */
public record PuzzleArguments(String model, List<String> named, List<String> settings, String command) {

    /** The option that names folders of plugins. */
    public static final Parameter<List<String>> PLUGINS = Parameter.option(
                    "--plugins",
                    "DIR",
                    "Loads the plugin jars of this folder, in addition to those of plugins/ and $$DLX_PLUGINS; can be repeated.")
            .texts();

    private static final Parameter<String> MODEL = Parameter.positional(
                    "0",
                    "MODEL",
                    "Model of the puzzles; dlx models lists all. Or a link or a file of another program, which implies"
                            + " the model.")
            .required();

    private static final Parameter<Optional<String>> ANY_MODEL = Parameter.positional(
                    "0", "MODEL", "Model of the puzzles; or a link or a file of another program.")
            .text();

    private static final Parameter<List<String>> FILES = Parameter.positional(
                    "1..*", "FILE", "Files of puzzles; - or no file is standard input.")
            .texts();

    private static final Parameter<String> SHAPE_MODEL = Parameter.positional(
                    "0", "MODEL", "Model of the puzzles to make; dlx models lists all.")
            .required();

    /** The argument that names the file of a shape. */
    public static final Parameter<Optional<String>> SHAPE_FILE = Parameter.positional(
                    "1",
                    "SHAPE-FILE",
                    "File whose first puzzle has the board; - is standard input. The default is the model's example.")
            .text();

    private static final Parameter<List<String>> SETTINGS = Parameter.option(
                    "--set", "NAME=VALUE", "Changes a setting of the model; dlx info MODEL lists all. Can be repeated.")
            .texts();

    /** The arguments of a command that reads puzzles. */
    public static final List<Parameter<?>> ALL = List.of(MODEL, FILES, SETTINGS);

    /** The arguments of a command that reads puzzles if the command line names a model. */
    public static final List<Parameter<?>> OPTIONAL = List.of(ANY_MODEL, FILES, SETTINGS);

    /** The arguments of a command that reads the shape of puzzles. */
    public static final List<Parameter<?>> SHAPE = List.of(SHAPE_MODEL, SHAPE_FILE, SETTINGS);

    /** Returns the puzzles that were typed. */
    public static PuzzleArguments of(Typed typed) {
        return new PuzzleArguments(typed.get(MODEL), typed.get(FILES), typed.get(SETTINGS), typed.qualifiedName());
    }

    /**
     * Returns the puzzles that were typed; empty without a model.
     *
     * @throws UsageException if settings were typed without a model
     */
    public static Optional<PuzzleArguments> ifNamed(Typed typed) {
        Optional<String> model = typed.get(ANY_MODEL);
        if (model.isEmpty() && !typed.get(SETTINGS).isEmpty()) {
            throw new UsageException("--set requires MODEL");
        }
        return model.map(id -> new PuzzleArguments(id, typed.get(FILES), typed.get(SETTINGS), typed.qualifiedName()));
    }

    /**
     * Returns the shape that was typed, as a puzzle.
     *
     * @param unnamed the name of the file, if the command line does not name a file
     */
    public static PuzzleArguments shape(Typed typed, String unnamed) {
        List<String> file = List.of(typed.get(SHAPE_FILE).orElse(unnamed));
        return new PuzzleArguments(typed.get(SHAPE_MODEL), file, typed.get(SETTINGS), typed.qualifiedName());
    }

    /** Returns the files; only {@code -} if the command line does not name a file. */
    public List<String> files() {
        return named.isEmpty() ? List.of("-") : named;
    }

    /** Returns the link or file in the place of the model, then the files. */
    public List<String> filesInsteadOfModel() {
        List<String> all = new ArrayList<>(named);
        all.add(0, model);
        return all;
    }

    /**
     * Returns the settings that were typed, by their names.
     *
     * @throws UsageException if the model does not have a setting
     */
    public Map<String, String> settings(LoadedModel<?, ?> loaded) {
        return settings(settings, loaded);
    }

    /**
     * Returns settings that were typed, by their names.
     *
     * @throws UsageException if the model does not have a setting
     */
    public static Map<String, String> settings(List<String> typed, LoadedModel<?, ?> loaded) {
        if (typed.isEmpty()) {
            return Map.of();
        }
        List<String> known = loaded.settings().stream().map(Setting::name).toList();
        Map<String, String> values = new LinkedHashMap<>();
        for (String setting : typed) {
            int end = setting.indexOf('=');
            if (end < 1) {
                throw new UsageException("--set " + setting + ": must be NAME=VALUE");
            }
            String name = setting.substring(0, end);
            if (known.isEmpty()) {
                throw new UsageException("--set " + name + ": the model " + loaded.id() + " does not have settings");
            }
            if (!known.contains(name)) {
                throw UsageException.unknown("setting of " + loaded.id(), name, known);
            }
            values.put(name, setting.substring(end + 1));
        }
        return values;
    }
}
