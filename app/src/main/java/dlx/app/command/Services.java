package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.console.Console;
import dlx.app.console.Inputs;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessEnvironment;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.core.search.CancellationToken;
import java.util.Optional;

/**
 * The services that the commands of one run of a program share: the one place that wires them. All are made by constructors; a
 * library that wires by reflection took a fifth of the time from the prompt to the answer (decision 26).
 *
 * <p>A command asks once for each that it needs. For one thread; the token, the console and the models are for all.
 */
public final class Services {

    private final ProcessEnvironment process;
    private final Program program;
    private final CancellationToken token = new CancellationToken();
    private final Console console;
    private final Interrupts interrupts;
    private final Inputs inputs;
    private final PluginOptions plugins;
    private final CheckpointSession session;
    private Optional<Models> models = Optional.empty();

    /** The services of one run. */
    public Services(ProcessEnvironment process, Program program) {
        this.process = process;
        this.program = program;
        console =
                new Console(process.out(), process.err(), process.outIsTerminal(), process.outIsPipe(), token::cancel);
        interrupts = new Interrupts(token, program.patience());
        inputs = new Inputs(process.in(), console, interrupts, process.inIsTerminal() && process.errIsTerminal());
        plugins = new PluginOptions(process);
        session = new CheckpointSession(console, inputs);
    }

    /** The streams and the surroundings. */
    public ProcessEnvironment process() {
        return process;
    }

    /** Cancelled when somebody interrupts the run, or nobody reads its answers. */
    public CancellationToken token() {
        return token;
    }

    /** The two outputs. */
    public Console console() {
        return console;
    }

    /** The signals. */
    public Interrupts interrupts() {
        return interrupts;
    }

    /** What is read. */
    Inputs inputs() {
        return inputs;
    }

    /** The option {@code --plugins}, one for all commands of a run. */
    public PluginOptions plugins() {
        return plugins;
    }

    /** The file of a search that may be resumed. */
    CheckpointSession session() {
        return session;
    }

    /** The models, loaded when they are first asked for: by commands that run, when {@code --plugins} has been read. */
    synchronized Models models() {
        if (models.isEmpty()) {
            models = Optional.of(Models.load(plugins.folders(), sentence -> console.report("warning: " + sentence)));
        }
        return models.orElseThrow();
    }

    /** What reads puzzles one after the other. */
    public PuzzleRun run() {
        return new PuzzleRun(this::models, inputs, console, token);
    }

    /** What writes answers. */
    public Answers answers() {
        return new Answers(console, process);
    }

    /** The second opinion. */
    CrossCheck crossCheck() {
        return new CrossCheck(console);
    }

    /** What was probably meant by words that are wrong. */
    public Slips slips() {
        return new Slips(program, this::models);
    }

    /** The commands as picocli sees them. */
    public CommandTree tree() {
        return new CommandTree(program, this);
    }
}
