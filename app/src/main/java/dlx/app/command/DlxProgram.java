package dlx.app.command;

import java.util.List;
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
            "import",
            "verify",
            "judge",
            "bench",
            "new-plugin",
            "doctor",
            "completion");

    /** The program; it has no state. */
    public DlxProgram() {}

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

    @Override
    public Object command(String name, Services services) {
        return switch (name) {
            case "solve" -> new SolveCommand(services);
            case "count" -> new CountCommand(services);
            case "unique" -> new UniqueCommand(services);
            case "best" -> new BestCommand(services);
            case "sample" -> new SampleCommand(services);
            case "explain" -> new ExplainCommand(services);
            case "hint" -> new HintCommand(services);
            case "path" -> new PathCommand(services);
            case "rate" -> new RateCommand(services);
            case "generate" -> new GenerateCommand(services);
            case "alive" -> new AliveCommand(services);
            case "resume" -> new ResumeCommand(services);
            case "trace" -> new TraceCommand(services);
            case "serve" -> new ServeCommand(services);
            case "site" -> new SiteCommand(services);
            case "models" -> new ModelsCommand(services);
            case "info" -> new InfoCommand(services);
            case "inspect" -> new InspectCommand(services);
            case "diagram" -> new DiagramCommand(services);
            case "export" -> new ExportCommand(services);
            case "import" -> new ImportCommand(services);
            case "verify" -> new VerifyCommand(services);
            case "judge" -> new JudgeCommand(services);
            case "bench" -> new BenchCommand(services);
            case "new-plugin" -> new NewPluginCommand(services);
            case "doctor" -> new DoctorCommand(services);
            case "completion" -> new CompletionCommand(services);
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
