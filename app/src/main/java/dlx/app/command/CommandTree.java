package dlx.app.command;

import dlx.app.bench.BenchCommand;
import dlx.app.console.UsageException;
import dlx.app.option.SearchOptions;
import jakarta.inject.Inject;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Option;

/**
 * The commands as picocli sees them. Only the one that was asked for is built, which halves the time from the prompt to
 * the first line of an answer; all of them for {@code dlx --help} and for the completion script.
 */
public final class CommandTree {

    /** In the order of {@code dlx --help}. */
    private static final List<String> NAMES = List.of(
            "solve",
            "count",
            "unique",
            "best",
            "trace",
            "models",
            "info",
            "inspect",
            "export",
            "judge",
            "bench",
            "doctor",
            "completion");

    private final IFactory factory;

    @Inject
    CommandTree(IFactory factory) {
        this.factory = factory;
    }

    /**
     * Loads picocli, so that a second core can do it while Guice wires: a third of the time from the prompt to the
     * answer. Has no other effect.
     */
    public static void warmUp() {
        new CommandLine(new SearchOptions()).parseArgs("--stats", "--nodes", "1");
    }

    /**
     * The tree for a command line.
     *
     * @throws UsageException if the first word is no command
     */
    public CommandLine forArguments(String... args) {
        String first = args[0];
        if (NAMES.contains(first)) {
            return root().addSubcommand(first, command(first));
        }
        if (!first.startsWith("-")) {
            throw UsageException.unknown("command", first, NAMES);
        }
        return whole();
    }

    /** The tree with all commands. */
    public CommandLine whole() {
        CommandLine root = root();
        NAMES.forEach(name -> root.addSubcommand(name, command(name)));
        return root;
    }

    private CommandLine root() {
        return new CommandLine(new Root(), factory);
    }

    private CommandLine command(String name) {
        CommandLine line = new CommandLine(type(name), factory);
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
        return line;
    }

    /** A switch, because it loads one class; a map would load them all. */
    private static Class<?> type(String name) {
        return switch (name) {
            case "solve" -> SolveCommand.class;
            case "count" -> CountCommand.class;
            case "unique" -> UniqueCommand.class;
            case "best" -> BestCommand.class;
            case "trace" -> TraceCommand.class;
            case "models" -> ModelsCommand.class;
            case "info" -> InfoCommand.class;
            case "inspect" -> InspectCommand.class;
            case "export" -> ExportCommand.class;
            case "judge" -> JudgeCommand.class;
            case "bench" -> BenchCommand.class;
            case "doctor" -> DoctorCommand.class;
            case "completion" -> CompletionCommand.class;
            default -> throw new IllegalArgumentException(name);
        };
    }

    @Command(
            name = "dlx",
            description = "Solves puzzles as exact cover problems.",
            footer = {
                "",
                "Each command has a --help of its own. Examples:",
                "  dlx models",
                "  dlx info sudoku",
                "  dlx info sudoku --example | dlx solve sudoku"
            })
    private static final class Root {

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Shows this help.")
        private boolean help;

        @Option(
                names = {"-V", "--version"},
                versionHelp = true,
                description = "Shows the version.")
        private boolean version;
    }
}
