package dlx.app.command;

import dlx.app.command.reason.AliveCommand;
import dlx.app.command.reason.ExplainCommand;
import dlx.app.command.reason.HintCommand;
import dlx.app.command.reason.PathCommand;
import dlx.app.command.reason.RateCommand;
import dlx.app.command.reason.StepsRunner;
import dlx.app.command.search.BestCommand;
import dlx.app.command.search.CountCommand;
import dlx.app.command.search.DiagramCommand;
import dlx.app.command.search.ResumeCommand;
import dlx.app.command.search.SampleCommand;
import dlx.app.command.search.SearchRunner;
import dlx.app.command.search.SolveCommand;
import dlx.app.command.search.UniqueCommand;
import dlx.app.line.PlanRunner;
import dlx.app.line.Program;
import java.util.List;
import java.util.Set;

/** The commands of {@code dlx}. */
public final class DlxProgram implements Program {

    /** The commands whose answer waits mostly for classes of a search. */
    private static final Set<String> SEARCHES = Set.of(
            "solve", "count", "unique", "best", "sample", "explain", "hint", "path", "rate", "generate", "alive");

    /** The program; it has no state. */
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
                "Each command has a --help of its own. Examples:",
                "  dlx models",
                "  dlx info sudoku",
                "  dlx info sudoku --example | dlx solve sudoku");
    }

    @Override
    public List<Entry> commands() {
        return List.of(
                new Entry("solve", "Writes a solution of each puzzle, or more of them."),
                new Entry("count", "Writes the number of solutions of each puzzle, one line per puzzle."),
                new Entry(
                        "unique",
                        "Writes unique, multiple or none, one line per puzzle. Stops at the second solution."),
                new Entry("best", "Writes a solution of the best score of each puzzle, and the score."),
                new Entry(
                        "sample",
                        "Writes solutions of each puzzle drawn at random, each uniformly from all and independently of the others, so"
                                + " that one may come twice."),
                new Entry(
                        "explain",
                        "Writes why each puzzle has no solution, or not one; of a puzzle with one, how hard it is."),
                new Entry(
                        "hint",
                        "Writes the next step towards the only solution of each puzzle: an option that must be taken, or one that"
                                + " is impossible, and how hard that is to see."),
                new Entry(
                        "path",
                        "Writes the way to the only solution of each puzzle, one line per step, then how hard it is."),
                new Entry(
                        "rate",
                        "Writes how hard each puzzle is, one line per puzzle: LEVEL EFFORT NAME, none, multiple or unknown."),
                new Entry(
                        "generate",
                        "Makes fresh puzzles of the shape of a puzzle, each with one solution, and without a given that could be left out"
                                + " (a word search is filled with letters instead)."),
                new Entry(
                        "alive",
                        "Writes the labels of the options that occur in some solution of each puzzle, one per line; none where"
                                + " there is no solution."),
                new Entry(
                        "resume",
                        "Goes on with a run of solve, count or best that --checkpoint FILE has kept, however it ended. The file holds"
                                + " the command line and the puzzles; nothing else is needed."),
                new Entry("trace", "Shows how each puzzle is searched, step by step."),
                new Entry(
                        "serve",
                        "Opens a page where any puzzle can be typed and its search seen: board, matrix and search tree, forward and"
                                + " backward."),
                new Entry(
                        "site",
                        "Writes the page of dlx serve, the guides and all bundled puzzles as a folder of files that needs no server of"
                                + " its own: browsers work out the answers themselves."),
                new Entry("models", "Lists the models: id, title and where it was loaded from, with tabs between."),
                new Entry(
                        "info",
                        "Describes what a model solves, how its puzzles are written, its settings, and an example."),
                new Entry("inspect", "Looks at the cover of each puzzle without searching it."),
                new Entry(
                        "diagram",
                        "Makes a diagram of all solutions of each puzzle (ZDD, a zero-suppressed decision diagram), and writes how many"
                                + " solutions and nodes it has."),
                new Entry(
                        "export",
                        "Writes the cover of a puzzle for other programs, givens and all, or a link to where it can be played."),
                new Entry(
                        "import",
                        "Writes the puzzles of links and files of other programs as texts of the models here. What could not be carried"
                                + " over is told. Links are read, never fetched."),
                new Entry(
                        "verify",
                        "Checks the proof that --proof PROOF of solve, count, unique or best wrote of a puzzle, or solutions of it."),
                new Entry("judge", "Answers a problem of an online judge: its exact input, its exact output."),
                new Entry(
                        "bench",
                        "Searches the same puzzles again and again in one process, and writes a row for each engine."),
                new Entry(
                        "new-plugin",
                        "Makes a Maven project for a puzzle of your own: a small model that works, its test, and how to go on."),
                new Entry(
                        "doctor",
                        "Reports what this program runs on, which models it loaded, and what it refused and why."),
                new Entry("completion", "Writes a script that completes dlx command lines, for bash and zsh."));
    }

    @Override
    public PlanRunner.Call<?> call(String command) {
        return switch (command) { // one class is loaded, and not all
            case "solve" -> new PlanRunner.Call<>(SolveCommand.COMMAND, SearchRunner.class);
            case "count" -> new PlanRunner.Call<>(CountCommand.COMMAND, SearchRunner.class);
            case "unique" -> new PlanRunner.Call<>(UniqueCommand.COMMAND, SearchRunner.class);
            case "best" -> new PlanRunner.Call<>(BestCommand.COMMAND, SearchRunner.class);
            case "sample" -> new PlanRunner.Call<>(SampleCommand.COMMAND, SearchRunner.class);
            case "explain" -> new PlanRunner.Call<>(ExplainCommand.COMMAND, ExplainCommand.class);
            case "hint" -> new PlanRunner.Call<>(HintCommand.COMMAND, StepsRunner.class);
            case "path" -> new PlanRunner.Call<>(PathCommand.COMMAND, StepsRunner.class);
            case "rate" -> new PlanRunner.Call<>(RateCommand.COMMAND, RateCommand.class);
            case "generate" -> new PlanRunner.Call<>(GenerateCommand.COMMAND, GenerateCommand.class);
            case "alive" -> new PlanRunner.Call<>(AliveCommand.COMMAND, AliveCommand.class);
            case "resume" -> new PlanRunner.Call<>(ResumeCommand.COMMAND, ResumeCommand.class);
            case "trace" -> new PlanRunner.Call<>(TraceCommand.COMMAND, TraceCommand.class);
            case "serve" -> new PlanRunner.Call<>(ServeCommand.COMMAND, ServeCommand.class);
            case "site" -> new PlanRunner.Call<>(SiteCommand.COMMAND, SiteCommand.class);
            case "models" -> new PlanRunner.Call<>(ModelsCommand.COMMAND, ModelsCommand.class);
            case "info" -> new PlanRunner.Call<>(InfoCommand.COMMAND, InfoCommand.class);
            case "inspect" -> new PlanRunner.Call<>(InspectCommand.COMMAND, InspectCommand.class);
            case "diagram" -> new PlanRunner.Call<>(DiagramCommand.COMMAND, SearchRunner.class);
            case "export" -> new PlanRunner.Call<>(ExportCommand.COMMAND, ExportCommand.class);
            case "import" -> new PlanRunner.Call<>(ImportCommand.COMMAND, ImportCommand.class);
            case "verify" -> new PlanRunner.Call<>(VerifyCommand.COMMAND, VerifyCommand.class);
            case "judge" -> new PlanRunner.Call<>(JudgeCommand.COMMAND, JudgeCommand.class);
            case "bench" -> new PlanRunner.Call<>(BenchCommand.COMMAND, BenchCommand.class);
            case "new-plugin" -> new PlanRunner.Call<>(NewPluginCommand.COMMAND, NewPluginCommand.class);
            case "doctor" -> new PlanRunner.Call<>(DoctorCommand.COMMAND, DoctorCommand.class);
            case "completion" -> new PlanRunner.Call<>(CompletionCommand.COMMAND, CompletionCommand.class);
            default -> throw new IllegalArgumentException(command);
        };
    }

    @Override
    public boolean searches(String command) {
        return SEARCHES.contains(command);
    }
}
