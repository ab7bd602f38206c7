package dlx.app.command;

import dlx.commands.SharedCommands;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Program;
import java.util.List;
import java.util.stream.Stream;

/** The commands of {@code dlx}. */
public final class DlxProgram implements Program {

    /** Commands that spend their start mainly on loading the classes of a search. */
    private static final String[] SEARCHES =
            "solve count unique best sample explain hint path rate generate tasks alive check".split(" ");

    /** Creates the program, which does not have state. */
    public DlxProgram() {}

    @Override
    public String name() {
        return "dlx";
    }

    @Override
    public String summary() {
        return "Solves puzzles as exact cover problems.";
    }

    @Override
    public List<String> footer() {
        return List.of(
                "",
                "Each command has its own --help. Examples:",
                "  dlx models",
                "  dlx info sudoku",
                "  dlx info sudoku --example | dlx solve sudoku");
    }

    @Override
    public List<Entry> commands() {
        return Stream.of(
                        SharedCommands.entries(SEARCHES),
                        List.of(
                                new Entry(
                                        "resume",
                                        "Resumes a run of solve, count or best from the file of --checkpoint. The file contains the command line and"
                                                + " the puzzles; nothing else is needed."),
                                new Entry("trace", "Shows how each puzzle is searched, step by step."),
                                new Entry(
                                        "serve",
                                        "Serves a page that solves any puzzle and shows the search: board, matrix and"
                                                + " search tree, forward and backward."),
                                new Entry(
                                        "mcp",
                                        "Serves agents and programs on standard input and output, by the Model Context"
                                                + " Protocol."),
                                new Entry(
                                        "site",
                                        "Writes the page of dlx serve, the guides and all bundled puzzles as a folder"
                                                + " of static files. The page computes the answers in the browser.")),
                        SharedCommands.entries("models", "info"),
                        List.of(new Entry(
                                "inspect", "Writes figures of the cover of each puzzle without searching it.")),
                        SharedCommands.entries("symmetries", "diagram"),
                        List.of(
                                new Entry(
                                        "export",
                                        "Writes the cover of a puzzle, with its givens, for other programs, or a link to play it."),
                                new Entry(
                                        "import",
                                        "Writes the puzzles of links and files of other programs as texts of the models here. Parts that are lost are"
                                                + " reported. Links are decoded, never fetched."),
                                new Entry(
                                        "verify",
                                        "Checks a proof, which solve, count, unique or best wrote with --proof."),
                                new Entry(
                                        "judge",
                                        "Solves a problem of an online judge, in its exact input and output formats."),
                                new Entry(
                                        "bench",
                                        "Searches the same puzzles repeatedly in one process, and writes a row of times for each engine."),
                                new Entry(
                                        "new-plugin",
                                        "Makes a Maven project for your own puzzle, with a small working model and its test."),
                                new Entry(
                                        "doctor",
                                        "Reports the machine and its Java, the loaded models, and the rejected models with the reasons."),
                                new Entry(
                                        "completion",
                                        "Writes a script that completes dlx command lines, for bash and zsh.")))
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public PlanRunner.Call<?> call(String command) {
        return switch (command) { // loads only the class of this command
            case "resume" -> new PlanRunner.Call<>(ResumeCommand.COMMAND, ResumeCommand.class);
            case "trace" -> new PlanRunner.Call<>(TraceCommand.COMMAND, TraceCommand.class);
            case "serve" -> new PlanRunner.Call<>(ServeCommand.COMMAND, ServeCommand.class);
            case "mcp" -> new PlanRunner.Call<>(McpCommand.COMMAND, McpCommand.class);
            case "site" -> new PlanRunner.Call<>(SiteCommand.COMMAND, SiteCommand.class);
            case "inspect" -> new PlanRunner.Call<>(InspectCommand.COMMAND, InspectCommand.class);
            case "export" -> new PlanRunner.Call<>(ExportCommand.COMMAND, ExportCommand.class);
            case "import" -> new PlanRunner.Call<>(ImportCommand.COMMAND, ImportCommand.class);
            case "verify" -> new PlanRunner.Call<>(VerifyCommand.COMMAND, VerifyCommand.class);
            case "judge" -> new PlanRunner.Call<>(JudgeCommand.COMMAND, JudgeCommand.class);
            case "bench" -> new PlanRunner.Call<>(BenchCommand.COMMAND, BenchCommand.class);
            case "new-plugin" -> new PlanRunner.Call<>(NewPluginCommand.COMMAND, NewPluginCommand.class);
            case "doctor" -> new PlanRunner.Call<>(DoctorCommand.COMMAND, DoctorCommand.class);
            case "completion" -> new PlanRunner.Call<>(CompletionCommand.COMMAND, CompletionCommand.class);
            default -> SharedCommands.call(command).orElseThrow();
        };
    }

    @Override
    public boolean searches(String command) {
        return List.of(SEARCHES).contains(command);
    }
}
