package dlx.browser.command;

import dlx.api.UnknownModelException;
import dlx.commands.SharedCommands;
import dlx.commands.answer.Answers;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StepFiles;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.OutputFiles;
import dlx.commands.console.RunFailure;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.model.GenerateCommand;
import dlx.commands.model.InfoCommand;
import dlx.commands.model.ModelsCommand;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.reason.AliveCommand;
import dlx.commands.reason.CheckCommand;
import dlx.commands.reason.ExplainCommand;
import dlx.commands.reason.RateCommand;
import dlx.commands.reason.ReasonLoop;
import dlx.commands.reason.StepsRunner;
import dlx.commands.reason.SymmetriesCommand;
import dlx.commands.run.HostSolvers;
import dlx.commands.run.Models;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.Slips;
import dlx.commands.search.RunKeeper;
import dlx.commands.search.SearchRunner;
import dlx.commands.words.CommandReader;
import dlx.commands.words.HelpText;
import dlx.core.search.CancellationToken;
import dlx.library.Asked;
import dlx.library.Library;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs one command line, with the commands of the program, and the outputs and inputs of a request. */
public final class CommandRun {

    private final BrowserProgram program = new BrowserProgram();
    private final CancellationToken token = new CancellationToken();
    private final OutputFiles files = new NoFiles();
    private final Models models;
    private final LineConsole console;
    private final SentInputs inputs;

    /**
     * Creates a run of one command line.
     *
     * @param models the models of the program
     * @param texts the texts of inputs by their names; {@code -} is standard input
     * @param errors the messages about inputs that cannot be read, by their names
     * @param lines receives the output
     */
    public CommandRun(Models models, Map<String, String> texts, Map<String, String> errors, Consumer<String> lines) {
        this.models = models;
        console = new LineConsole(lines);
        inputs = new SentInputs(texts, errors);
    }

    /** Returns the answers for programs, with requests that run command lines. */
    public static Library library(Models models) {
        return new Library(
                models,
                Map.of(
                        "inputs",
                        (asked, lines) -> {
                            List<String> names = of(models, asked, lines).inputs(asked.texts("words"));
                            lines.accept(JsonMembers.answer("inputs", json -> json.texts("names", names)));
                        },
                        "command",
                        (asked, lines) -> {
                            int code = of(models, asked, lines).run(asked.texts("words"));
                            lines.accept(JsonMembers.answer("end", json -> json.put("code", code)));
                        }));
    }

    private static CommandRun of(Models models, Asked asked, Consumer<String> lines) {
        return new CommandRun(models, asked.map("texts"), asked.map("errors"), lines);
    }

    /** Returns the names of the inputs that a command line reads; empty if the command line is rejected. */
    public List<String> inputs(List<String> words) {
        try {
            Optional<Typed> typed = words.isEmpty() ? Optional.empty() : read(words);
            typed.ifPresent(line -> program.call(words.get(0)).command().plan(line));
            return typed.map(this::inputs).orElse(List.of());
        } catch (UsageException e) {
            return List.of(); // the run rejects the command line
        }
    }

    private List<String> inputs(Typed typed) {
        if (typed.has(PuzzleArguments.SHAPE_FILE)) {
            return typed.get(PuzzleArguments.SHAPE_FILE).stream().toList();
        }
        if (!typed.command().equals("models") && !typed.command().equals("info")) {
            PuzzleArguments puzzles = PuzzleArguments.of(typed);
            return models.has(puzzles.model())
                    ? puzzles.files().stream().distinct().toList()
                    : List.of();
        }
        return List.of();
    }

    /** Runs a command line, and returns its exit code. */
    public int run(List<String> words) {
        int code = guarded(words);
        console.flush();
        return code;
    }

    private int guarded(List<String> words) {
        try {
            return execute(words);
        } catch (UnknownModelException e) {
            console.report(slips().model(e, words.toArray(String[]::new)));
            return ExitStatus.USAGE;
        } catch (Throwable e) { // the answers before any failure remain valid
            console.report(RunFailure.sentence(e));
            return RunFailure.code(e);
        }
    }

    private int execute(List<String> words) throws Exception {
        if (words.isEmpty()) {
            console.reportOwn(HelpText.of(program).stripTrailing());
            return ExitStatus.USAGE;
        }
        if (List.of("help", "--help", "-h").contains(words.get(0))) {
            if (words.size() == 1) {
                console.print(HelpText.of(program));
                return ExitStatus.OK;
            }
            if (!program.names().contains(words.get(1))) {
                throw slips().help(words.get(1));
            }
            return execute(List.of(words.get(1), "--help"));
        }
        Optional<Typed> typed = read(words);
        if (typed.isEmpty()) {
            PlanRunner.Call<?> call = program.call(words.get(0));
            String summary = SharedCommands.entries(words.get(0)).get(0).summary();
            console.print(HelpText.of(program.name(), call.command(), summary, BrowserProgram.OPTIONS_ELSEWHERE));
            return ExitStatus.OK;
        }
        return run(program.call(words.get(0)), typed.get());
    }

    private Optional<Typed> read(List<String> words) {
        String command = words.get(0);
        program.checkCommand(command);
        if (!program.names().contains(command)) {
            throw slips().command(words.toArray(String[]::new));
        }
        BrowserProgram.checkOptions(words);
        return CommandReader.read(program.name(), program.call(command).command(), words);
    }

    @SuppressWarnings("unchecked") // the runner is of the class that the call names
    private <P> int run(PlanRunner.Call<P> call, Typed typed) throws Exception {
        return ((PlanRunner<P>) runner(call.runner())).run(call.command().plan(typed));
    }

    private Slips slips() {
        return new Slips(program, () -> models, inputs);
    }

    private PlanRunner<?> runner(Class<?> type) {
        if (type == ModelsCommand.class) {
            return new ModelsCommand(models, console);
        }
        if (type == InfoCommand.class) {
            return new InfoCommand(models, console);
        }
        HostSolvers solvers = new OneThread(Optional.empty());
        PuzzleRun run = new PuzzleRun(() -> models, solvers, inputs, console, token);
        if (type == SearchRunner.class) {
            return new SearchRunner(
                    run, solvers, console, new Answers(console, files), new RunKeeper() {}, files, token);
        }
        PuzzleLoop loop = new PuzzleLoop(console, run);
        if (type == GenerateCommand.class) {
            return new GenerateCommand(models, loop, run, console, inputs, token);
        }
        ReasonLoop reasons = new ReasonLoop(loop);
        if (type == ExplainCommand.class) {
            return new ExplainCommand(reasons, loop, console, new Colorings(console, files));
        }
        if (type == StepsRunner.class) {
            return new StepsRunner(reasons, loop, new StepFiles(console, files));
        }
        if (type == RateCommand.class) {
            return new RateCommand(reasons, loop);
        }
        if (type == AliveCommand.class) {
            return new AliveCommand(reasons, loop);
        }
        if (type == CheckCommand.class) {
            return new CheckCommand(loop, inputs);
        }
        if (type == SymmetriesCommand.class) {
            return new SymmetriesCommand(reasons, loop, new Colorings(console, files));
        }
        throw new IllegalArgumentException(type.getName());
    }
}
