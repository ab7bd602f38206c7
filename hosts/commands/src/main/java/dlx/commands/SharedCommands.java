package dlx.commands;

import dlx.commands.line.PlanRunner;
import dlx.commands.line.Program;
import dlx.commands.model.GenerateCommand;
import dlx.commands.model.InfoCommand;
import dlx.commands.model.ModelsCommand;
import dlx.commands.reason.AliveCommand;
import dlx.commands.reason.CheckCommand;
import dlx.commands.reason.ExplainCommand;
import dlx.commands.reason.HintCommand;
import dlx.commands.reason.PathCommand;
import dlx.commands.reason.RateCommand;
import dlx.commands.reason.StepsRunner;
import dlx.commands.reason.SymmetriesCommand;
import dlx.commands.search.BestCommand;
import dlx.commands.search.CountCommand;
import dlx.commands.search.DiagramCommand;
import dlx.commands.search.SampleCommand;
import dlx.commands.search.SearchRunner;
import dlx.commands.search.SolveCommand;
import dlx.commands.search.UniqueCommand;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands that every host has. */
public final class SharedCommands {

    private static final List<Program.Entry> ENTRIES = List.of(
            new Program.Entry("solve", "Writes one or more solutions of each puzzle."),
            new Program.Entry("count", "Writes the number of solutions of each puzzle, one line per puzzle."),
            new Program.Entry(
                    "unique", "Writes unique, multiple or none, one line per puzzle. Stops at the second solution."),
            new Program.Entry("best", "Writes a solution with the best score of each puzzle, and the score."),
            new Program.Entry(
                    "sample",
                    "Writes solutions of each puzzle drawn at random, each uniformly from all and independently of the"
                            + " others, so that a solution may be drawn twice."),
            new Program.Entry(
                    "explain",
                    "Explains why a puzzle does not have exactly one solution, or writes how hard the puzzle is."),
            new Program.Entry(
                    "hint",
                    "Writes the next step towards the only solution of each puzzle: an option that must be taken or is"
                            + " impossible, and the difficulty of the step."),
            new Program.Entry(
                    "path",
                    "Writes the way to the only solution of each puzzle, one line per step, then the difficulty."),
            new Program.Entry(
                    "rate",
                    "Writes how hard each puzzle is, one line per puzzle: LEVEL EFFORT NAME, none, multiple or unknown."),
            new Program.Entry(
                    "generate",
                    "Makes fresh puzzles with the same board as another puzzle, each with one solution and without"
                            + " redundant givens (others are filled instead: a word search with letters)."),
            new Program.Entry(
                    "tasks",
                    "Makes fresh puzzles as JSON, no two the same up to symmetry, each with its rating, techniques, solution"
                            + " and steps."),
            new Program.Entry(
                    "alive",
                    "Writes the labels of the options that occur in some solution of each puzzle, one label per line;"
                            + " no labels if there is no solution."),
            new Program.Entry("check", "Checks moves or solutions of a puzzle, and writes what is wrong with them."),
            new Program.Entry(
                    "symmetries", "Writes the symmetries of each puzzle: order, generators, and orbits of options."),
            new Program.Entry("models", "Lists the models: id, title and origin, separated by tabs."),
            new Program.Entry(
                    "info",
                    "Describes the puzzles of a model, their input format, the settings of the model, and an example."),
            new Program.Entry(
                    "diagram",
                    "Makes a diagram of all solutions of each puzzle (ZDD, a zero-suppressed decision diagram), and writes how many"
                            + " solutions and nodes it has."));

    private SharedCommands() {}

    /** Returns commands by their names, in the order of the names. */
    public static List<Program.Entry> entries(String... names) {
        return Stream.of(names)
                .map(name -> ENTRIES.stream()
                        .filter(entry -> entry.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Returns all commands. */
    public static List<Program.Entry> entries() {
        return ENTRIES;
    }

    /** Returns a command with the class that carries out its plans; empty if the command is not shared. */
    public static Optional<PlanRunner.Call<?>> call(String command) {
        return Optional.ofNullable(
                switch (command) { // loads the class of one command, not of all
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
                    case "tasks" -> new PlanRunner.Call<>(GenerateCommand.TASKS, GenerateCommand.class);
                    case "alive" -> new PlanRunner.Call<>(AliveCommand.COMMAND, AliveCommand.class);
                    case "check" -> new PlanRunner.Call<>(CheckCommand.COMMAND, CheckCommand.class);
                    case "symmetries" -> new PlanRunner.Call<>(SymmetriesCommand.COMMAND, SymmetriesCommand.class);
                    case "models" -> new PlanRunner.Call<>(ModelsCommand.COMMAND, ModelsCommand.class);
                    case "info" -> new PlanRunner.Call<>(InfoCommand.COMMAND, InfoCommand.class);
                    case "diagram" -> new PlanRunner.Call<>(DiagramCommand.COMMAND, SearchRunner.class);
                    default -> null;
                });
    }
}
