package dlx.app.command;

import dlx.app.option.SearchOptions;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands of {@code dlx}. */
public final class DlxProgram implements Program {

    /** In the order of {@code dlx --help}. */
    private static final List<String> NAMES = List.of(
            "solve",
            "count",
            "unique",
            "best",
            "sample",
            "explain",
            "hint",
            "path",
            "rate",
            "generate",
            "alive",
            "resume",
            "trace",
            "serve",
            "site",
            "models",
            "info",
            "inspect",
            "diagram",
            "export",
            "verify",
            "judge",
            "bench",
            "new-plugin",
            "doctor",
            "completion");

    /** The program; it has no state. */
    public DlxProgram() {}

    /**
     * Loads picocli, so that a second core can do it while Guice wires: a third of the time from the prompt to the
     * answer. Has no other effect.
     */
    public static void warmUp() {
        new CommandLine(new SearchOptions()).parseArgs("--stats", "--nodes", "1");
    }

    @Override
    public String name() {
        return "dlx";
    }

    @Override
    public List<String> commands() {
        return NAMES;
    }

    @Override
    public Object root() {
        return new Root();
    }

    /** A switch, because it loads one class; a map would load them all. */
    @Override
    public Class<?> type(String name) {
        return switch (name) {
            case "solve" -> SolveCommand.class;
            case "count" -> CountCommand.class;
            case "unique" -> UniqueCommand.class;
            case "best" -> BestCommand.class;
            case "sample" -> SampleCommand.class;
            case "explain" -> ExplainCommand.class;
            case "hint" -> HintCommand.class;
            case "path" -> PathCommand.class;
            case "rate" -> RateCommand.class;
            case "generate" -> GenerateCommand.class;
            case "alive" -> AliveCommand.class;
            case "resume" -> ResumeCommand.class;
            case "trace" -> TraceCommand.class;
            case "serve" -> ServeCommand.class;
            case "site" -> SiteCommand.class;
            case "models" -> ModelsCommand.class;
            case "info" -> InfoCommand.class;
            case "inspect" -> InspectCommand.class;
            case "diagram" -> DiagramCommand.class;
            case "export" -> ExportCommand.class;
            case "verify" -> VerifyCommand.class;
            case "judge" -> JudgeCommand.class;
            case "bench" -> BenchCommand.class;
            case "new-plugin" -> NewPluginCommand.class;
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
