package dlx.app.option;

import dlx.api.Setting;
import dlx.app.console.UsageException;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments that name puzzles: a model, files, settings. */
public final class PuzzleArguments {

    @Parameters(
            index = "0",
            paramLabel = "MODEL",
            description =
                    "What the puzzles are; dlx models lists all. Or a link or a file of another program, which tells it.")
    private String model = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FILE",
            description = "Files of puzzles; - or none is standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the model; dlx info MODEL lists them.")
    private List<String> settings = new ArrayList<>();

    /** What has these arguments, where picocli fills them in. */
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create().name("dlx");

    /** Arguments that picocli fills in. */
    public PuzzleArguments() {}

    /** Arguments that were read elsewhere. */
    PuzzleArguments(String model, List<String> files, List<String> settings) {
        this.model = model;
        this.files = files;
        this.settings = settings;
    }

    /** A model with settings, and no files. */
    public static PuzzleArguments of(String model, List<String> settings) {
        return new PuzzleArguments(model, List.of(), settings);
    }

    /** The id of the model, as it was typed. */
    public String model() {
        return model;
    }

    /** How the command is called: {@code dlx count}. */
    public String command() {
        return command.qualifiedName();
    }

    /** The files; {@code -} alone where none was named. */
    public List<String> files() {
        return files.isEmpty() ? List.of("-") : files;
    }

    /** The link or file in the place of the model, then the files. */
    public List<String> filesInsteadOfModel() {
        List<String> all = new ArrayList<>(files);
        all.add(0, model);
        return all;
    }

    /**
     * The settings that were given.
     *
     * @throws UsageException if the model has no such setting
     */
    public Map<String, String> settings(LoadedModel<?, ?> loaded) {
        if (settings.isEmpty()) {
            return Map.of();
        }
        List<String> known = loaded.settings().stream().map(Setting::name).toList();
        Map<String, String> values = new LinkedHashMap<>();
        for (String setting : settings) {
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
