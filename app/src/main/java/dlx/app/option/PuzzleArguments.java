package dlx.app.option;

import dlx.api.Setting;
import dlx.app.console.UsageException;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The arguments that name puzzles: a model, files, settings. */
public final class PuzzleArguments {

    private final Supplier<String> model;
    private final Supplier<List<String>> files;
    private final Supplier<List<String>> settings;
    private final Supplier<String> command;

    /** Declares the arguments. */
    public PuzzleArguments(Arguments arguments) {
        model = arguments
                .positional(
                        "0",
                        "MODEL",
                        "What the puzzles are; dlx models lists all. Or a link or a file of another program, which tells it.")
                .required();
        files = arguments
                .positional("1..*", "FILE", "Files of puzzles; - or none is standard input.")
                .texts();
        settings = arguments
                .option("--set", "NAME=VALUE", "A setting of the model; dlx info MODEL lists them.")
                .texts();
        command = () -> arguments.spec().qualifiedName();
    }

    /** Arguments that were read elsewhere. */
    PuzzleArguments(String model, List<String> files, List<String> settings) {
        this.model = () -> model;
        this.files = () -> files;
        this.settings = () -> settings;
        command = () -> "dlx";
    }

    /** A model with settings, and no files. */
    public static PuzzleArguments of(String model, List<String> settings) {
        return new PuzzleArguments(model, List.of(), settings);
    }

    /** The id of the model, as it was typed. */
    public String model() {
        return model.get();
    }

    /** How the command is called: {@code dlx count}. */
    public String command() {
        return command.get();
    }

    /** The files; {@code -} alone where none was named. */
    public List<String> files() {
        return files.get().isEmpty() ? List.of("-") : files.get();
    }

    /** The link or file in the place of the model, then the files. */
    public List<String> filesInsteadOfModel() {
        List<String> all = new ArrayList<>(files.get());
        all.add(0, model.get());
        return all;
    }

    /**
     * The settings that were given.
     *
     * @throws UsageException if the model has no such setting
     */
    public Map<String, String> settings(LoadedModel<?, ?> loaded) {
        if (settings.get().isEmpty()) {
            return Map.of();
        }
        List<String> known = loaded.settings().stream().map(Setting::name).toList();
        Map<String, String> values = new LinkedHashMap<>();
        for (String setting : settings.get()) {
            int end = setting.indexOf('=');
            if (end < 1) {
                throw new UsageException("--set " + setting + ": this is no setting; expected NAME=VALUE");
            }
            String name = setting.substring(0, end);
            if (known.isEmpty()) {
                throw new UsageException("--set " + name + ": the model " + loaded.id() + " has no settings");
            }
            if (!known.contains(name)) {
                throw UsageException.unknown("setting of " + loaded.id(), name, known);
            }
            values.put(name, setting.substring(end + 1));
        }
        return values;
    }
}
