package dlx.app.option;

import dlx.app.console.ExitStatus;
import dlx.app.console.UsageException;
import dlx.core.LoadedModel;
import dlx.core.Solver;
import dlx.core.search.Question;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the searching commands have in common. */
public final class SearchOptions {

    @Option(
            names = "--time",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "Stops the work on a puzzle after this time: 500ms, 10s, 5m.")
    private Optional<Duration> time = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "Stops the search of a puzzle after N nodes.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--engine",
            paramLabel = "E",
            completionCandidates = EngineNames.class,
            description = "What searches, auto unless given: ${COMPLETION-CANDIDATES}. An engine that cannot says why.")
    private String engine = "auto";

    @Mixin
    private StrategyOptions strategy = new StrategyOptions();

    @Mixin
    private ReductionOptions reduction = new ReductionOptions();

    @Mixin
    private GivenOptions given = new GivenOptions();

    @Option(
            names = "--progress",
            negatable = true,
            description = "Shows how far the search is; on a terminal it does unless --no-progress is given.")
    private Optional<Boolean> progress = Optional.empty();

    @Option(
            names = "--distinct",
            description = "Takes solutions that the model's symmetries make of each other as one: turned boards, say.")
    private boolean distinct;

    @Option(names = "--stats", description = "Writes a JSON object about each search to standard error.")
    private boolean stats;

    @Option(
            names = "--exit-code",
            paramLabel = "sat",
            description = "With sat, ends with 10 (solution), 20 (none) or 0 (unknown), as SAT solvers do.")
    private Optional<String> exitCode = Optional.empty();

    /**
     * Refuses what does not exist or can never work, before anything is read.
     *
     * @param question what the command asks
     * @throws UsageException if an option has a value that means nothing, or if the engine can never answer
     */
    public void check(Question question) {
        strategy.check();
        given.check();
        checkEngine("--engine", engine, question, strategy, reduction);
        if (nodes.orElse(1L) < 1) {
            throw new UsageException("--nodes " + nodes.get() + ": this is no limit; expected 1 or more");
        }
        if (exitCode.isPresent() && !exitCode.get().equals("sat")) {
            throw UsageException.unknown("kind of exit code", exitCode.get(), List.of("sat"));
        }
    }

    /**
     * Refuses an engine that does not exist, or that can answer the question for no cover.
     *
     * @param option how the command line names engines: {@code --engine}
     */
    public static void checkEngine(
            String option, String name, Question question, StrategyOptions strategy, ReductionOptions reduction) {
        List<String> known = EngineNames.all();
        if (!known.contains(name)) {
            throw UsageException.unknown("engine", name, known);
        }
        EngineFit.check(option, name, question, solver -> reduction.applyTo(strategy.applyTo(solver)));
    }

    /** Whether {@code auto} is kept from the engine that proves a best score by bounds, because that knows no strategies. */
    public boolean rulesOutProof() {
        return engine.equals("auto") && strategy.isOwn();
    }

    /** The wall time that a puzzle may take. */
    public Optional<Duration> time() {
        return time;
    }

    /**
     * A solver with the limit on nodes, the engine, the strategy, the givens and the symmetries that were asked for.
     *
     * @param number of the puzzle, for messages
     * @throws UsageException if the puzzle has not the options that are to be given
     */
    public <P, O> Solver<O> applyTo(LoadedModel<P, O> model, P puzzle, Solver<O> solver, int number) {
        Solver<O> fixed = given.applyTo(solver, number);
        Solver<O> asked = distinct ? fixed.distinct(model.symmetries(puzzle)) : fixed;
        Solver<O> chosen = reduction.applyTo(strategy.applyTo(asked.engine(engine)));
        return nodes.isPresent() ? chosen.nodeLimit(nodes.get()) : chosen;
    }

    /** Whether statistics are wanted. */
    public boolean stats() {
        return stats;
    }

    /** Whether a progress line is wanted: by default where a person looks on. */
    public boolean progress(boolean onTerminal) {
        return progress.orElse(onTerminal);
    }

    /** The exit code of a run, in the kind of codes that was asked for. */
    public int exitCode(ExitStatus status) {
        return exitCode.isPresent() ? status.satCode() : status.code();
    }
}
