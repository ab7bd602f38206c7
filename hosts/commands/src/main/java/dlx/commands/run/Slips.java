package dlx.commands.run;

import dlx.api.UnknownModelException;
import dlx.commands.console.Inputs;
import dlx.commands.console.Shell;
import dlx.commands.line.Program;
import dlx.commands.line.UsageException;
import dlx.core.model.LoadedModel;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Suggests corrections of command lines whose command or model does not exist, by models, files and words of other
 * programs.
 */
public record Slips(Program program, Provider<Models> models, Inputs inputs) {

    private static final String MODEL = "MODEL";

    /** Words of other programs by the command of this program. MODEL follows a command that needs a model. */
    private static final Map<String, List<String>> OTHER_WORDS = Map.ofEntries(
            Map.entry("models", List.of("list", "ls", "puzzles")),
            Map.entry("--version", List.of("version")),
            Map.entry("solve MODEL", List.of("run", "start")),
            Map.entry("serve", List.of("play", "gui", "web", "page")),
            Map.entry("info MODEL", List.of("show", "describe", "example", "examples")),
            Map.entry("unique MODEL", List.of("check")),
            Map.entry("generate MODEL", List.of("create", "make", "new")));

    @Inject
    public Slips {}

    /** Returns the error of a command line whose first word is not a command. */
    public UsageException command(String... args) {
        String typed = args[0];
        List<String> words = List.of(args);
        String command =
                words.stream().filter(program.names()::contains).findFirst().orElse(usual());
        if (isModel(typed)) {
            return meant(typed, ", which is a model", line(command, without(command, words)));
        }
        Optional<String> known = OTHER_WORDS.entrySet().stream()
                .filter(entry -> entry.getValue().contains(typed))
                .map(Map.Entry::getKey)
                .filter(this::exists)
                .findFirst();
        if (known.isPresent()) {
            boolean ofModel = known.get().endsWith(MODEL);
            String other = known.get().split(" ", 2)[0];
            return meant(typed, "", ofModel ? line(other, words.subList(1, words.size())) : said(other));
        }
        if (isFile(typed)) {
            return meant(typed, ", which looks like a file", line(command, without(command, words)));
        }
        return UsageException.unknown("command", typed, program.names());
    }

    /** Returns the error of a request for help with a word that is not a command. */
    public UsageException help(String typed) {
        return isModel(typed) && exists("info")
                ? meant(typed, ", which is a model", said("info " + typed))
                : command(typed);
    }

    /** Returns the sentence about a command line whose model does not exist. */
    public String model(UnknownModelException error, String... args) {
        List<String> words = List.of(args).subList(1, args.length);
        return words.contains(error.name()) && isFile(error.name())
                ? sentence("model", error.name(), ", which looks like a file", line(args[0], words))
                : String.valueOf(error.getMessage());
    }

    private UsageException meant(String typed, String what, String line) {
        return new UsageException(sentence("command", typed, what, line));
    }

    private String sentence(String kind, String typed, String what, String line) {
        String list = line.contains(MODEL) && exists("models") ? ' ' + said("models") + " lists the models" : "";
        return "no " + kind + " is called \"" + typed + '"' + what + "; did you mean \"" + line + "\"?" + list;
    }

    /**
     * Returns a command line that begins with the model: one of the words, or else the model in the name of a file. A
     * word that is neither a file nor an option may be a puzzle.
     */
    private String line(String command, List<String> words) {
        Optional<String> named = words.stream().filter(this::isModel).findFirst();
        List<String> rest = named.isPresent() ? without(named.get(), words) : words;
        String model = named.or(
                        () -> rest.stream().filter(this::isFile).findFirst().flatMap(this::modelOf))
                .orElse(MODEL);
        if (rest.size() == 1 && !rest.get(0).startsWith("-") && !isFile(rest.get(0))) {
            return "echo " + Shell.quoted(rest.get(0)) + " | " + said(command + ' ' + model);
        }
        return said(Stream.concat(Stream.of(command, model), rest.stream().map(Shell::quoted))
                .collect(Collectors.joining(" ")));
    }

    private String said(String line) {
        return program.name() + ' ' + line;
    }

    private String usual() {
        return program.names().get(0);
    }

    private boolean exists(String line) {
        return line.startsWith("-") || program.names().contains(line.split(" ", 2)[0]);
    }

    private boolean isModel(String word) {
        return models.get().all().stream().anyMatch(model -> model.id().equals(word));
    }

    /** Returns the model in the name of a file: {@code sudoku} for {@code boards/sudoku-easy.txt}. */
    private Optional<String> modelOf(String file) {
        String name = file.substring(1 + Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')));
        return models.get().all().stream()
                .map(LoadedModel::id)
                .filter(name::startsWith)
                .max(Comparator.comparingInt(String::length));
    }

    /** Returns true if a word is a file, or looks like a file name. */
    private boolean isFile(String word) {
        return word.matches(".*\\w\\.\\p{Alpha}\\w{0,4}") || inputs.isFile(word);
    }

    private static List<String> without(String word, List<String> words) {
        List<String> rest = new ArrayList<>(words);
        rest.remove(word);
        return rest;
    }
}
