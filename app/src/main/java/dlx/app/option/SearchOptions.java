package dlx.app.option;

import dlx.app.console.ExitStatus;
import dlx.app.console.UsageException;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchQuestion;
import dlx.core.threads.Threads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Options of the commands that search. */
public final class SearchOptions {

    /** What --distinct asks of an engine, whatever the model's symmetries are. */
    private static final List<UnaryOperator<String>> ANY_SYMMETRY = List.of(UnaryOperator.identity());

    private final Argument<Optional<Duration>> time;
    private final Argument<Optional<Long>> nodes;
    private final Argument<String> engine;
    private final Argument<Integer> threads;
    private final StrategyOptions strategy;

    private final ReductionOptions reduction;

    private final GivenOptions given;

    private final Argument<Optional<Boolean>> progress;
    private final Argument<Boolean> distinct;
    private final Argument<Boolean> stats;
    private final Argument<Optional<String>> exitCode;

    private boolean saidNoSymmetries;

    /** Declares the options of a search; {@code strategy} has declared its own. */
    public SearchOptions(Arguments arguments, StrategyOptions strategy) {
        this.strategy = strategy;
        time = arguments
                .option("--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m.")
                .by(Duration.class, new TimeSpan());
        nodes = arguments
                .option("--nodes", "N", "Stops the search of a puzzle after N nodes.")
                .of(Long.class);
        engine = arguments
                .option(
                        "--engine",
                        "E",
                        "What searches, auto unless given: ${COMPLETION-CANDIDATES}. An engine that cannot says why.")
                .among(new EngineNames())
                .text("auto");
        threads = arguments
                .option(
                        "--threads",
                        "N",
                        "How many threads search at once, 1 unless given, 0 for all cores. The answers are the same.")
                .of(Integer.class, 1);
        progress = arguments.negatable(
                "--progress", "Shows how far the search is; on a terminal it does unless --no-progress is given.");
        distinct = arguments.flag(
                "--distinct",
                "Takes solutions that the model's symmetries make of each other as one: turned boards, say.");
        stats = arguments.flag("--stats", "Writes a JSON object about each search to standard error.");
        exitCode = arguments
                .option(
                        "--exit-code",
                        "sat",
                        "With sat, ends with 10 (solution), 20 (none) or 0 (unknown), as SAT solvers do.")
                .text();
        reduction = new ReductionOptions(arguments);
        given = new GivenOptions(arguments);
    }

    /**
     * Refuses what does not exist or can never work, before anything is read.
     *
     * @param question what the command asks
     * @throws UsageException if an option has a value that means nothing, or if the engine can never answer
     */
    public void check(SearchQuestion question) {
        strategy.check();
        given.check();
        checkEngine(
                "--engine",
                engine.get(),
                solver -> reduction.applyTo(strategy.applyTo(distinct.get() ? solver.distinct(ANY_SYMMETRY) : solver)),
                solver -> solver.prepare(question));
        if (nodes.get().orElse(1L) < 1) {
            throw new UsageException("--nodes " + nodes.get().get() + ": this is no limit; expected 1 or more");
        }
        checkThreads(threads.get());
        if (exitCode.get().isPresent() && !exitCode.get().get().equals("sat")) {
            throw UsageException.unknown("kind of exit code", exitCode.get().get(), List.of("sat"));
        }
    }

    /** Refuses a number of threads that cannot be had. */
    static void checkThreads(int threads) {
        if (threads < 0 || threads > Threads.MOST) {
            throw new UsageException("--threads " + threads + ": this is no number of threads; expected 1 to "
                    + Threads.MOST + ", or 0 for all cores");
        }
    }

    /**
     * Refuses an engine that does not exist, or that can answer the question for no cover.
     *
     * @param option how the command line names engines: {@code --engine}
     */
    public static void checkEngine(
            String option, String name, SearchQuestion question, StrategyOptions strategy, ReductionOptions reduction) {
        checkEngine(
                option,
                name,
                solver -> reduction.applyTo(strategy.applyTo(solver)),
                solver -> solver.prepare(question));
    }

    /**
     * The same where more is asked than a question.
     *
     * @param settings what the other options ask for
     * @param asking what is asked of a solver; throws {@link dlx.api.ModelException} where that cannot answer
     */
    public static void checkEngine(
            String option, String name, UnaryOperator<Solver<String>> settings, Consumer<Solver<?>> asking) {
        List<String> known = EngineNames.all();
        if (!known.contains(name)) {
            throw UsageException.unknown("engine", name, known);
        }
        EngineFit.check(option, name, settings, asking);
    }

    /** Whether {@code auto} is kept from the engine that proves a best score by bounds, because that knows no strategies. */
    public boolean rulesOutProof() {
        return engine.get().equals("auto") && strategy.isOwn();
    }

    /** The wall time that a puzzle may take. */
    public Optional<Duration> time() {
        return time.get();
    }

    /**
     * A solver with the givens, the symmetries, the engine, the strategy, the limit on nodes and the threads that were
     * asked for.
     *
     * @param number of the puzzle, for messages
     * @param warn takes a warning where the model has no symmetries
     * @throws UsageException if the puzzle has not the options that are to be given
     */
    public <P, O> Solver<O> applyTo(
            LoadedModel<P, O> model, P puzzle, Solver<O> solver, int number, Consumer<String> warn) {
        Solver<O> fixed = given.applyTo(solver, number);
        Solver<O> asked = distinct.get() ? fixed.distinct(symmetries(model, puzzle, number, warn)) : fixed;
        Solver<O> chosen = reduction.applyTo(strategy.applyTo(asked.engine(engine.get())));
        Solver<O> limited =
                nodes.get().isPresent() ? chosen.nodeLimit(nodes.get().get()) : chosen;
        return limited.threads(Threads.of(threads()));
    }

    private <P, O> List<UnaryOperator<O>> symmetries(
            LoadedModel<P, O> model, P puzzle, int number, Consumer<String> warn) {
        List<UnaryOperator<O>> symmetries = model.symmetries(puzzle);
        if (symmetries.isEmpty() && !saidNoSymmetries) {
            saidNoSymmetries = true;
            warn.accept("warning: puzzle " + number + ": the model " + model.id()
                    + " knows no symmetries of it, so --distinct changes nothing");
        }
        return symmetries;
    }

    /** How many threads search at once. */
    public int threads() {
        return threads.get() == 0 ? Runtime.getRuntime().availableProcessors() : threads.get();
    }

    /** Takes what a run that goes on is given in place of what it had. */
    public void override(ResumeOptions other) {
        other.threads().ifPresent(SearchOptions::checkThreads);
        other.threads().ifPresent(threads::set);
        time.set(other.time().or(time));
        nodes.set(other.nodes().or(nodes));
        progress.set(other.progress().or(progress));
        stats.set(stats.get() || other.stats());
    }

    /** Takes the limits of time and nodes away. */
    public void liftLimits() {
        time.set(Optional.empty());
        nodes.set(Optional.empty());
    }

    /** Whether solutions that symmetries make of each other are taken as one. */
    public boolean isDistinct() {
        return distinct.get();
    }

    /** Whether statistics are wanted. */
    public boolean stats() {
        return stats.get();
    }

    /** Whether a progress line is wanted: by default where a person looks on. */
    public boolean progress(boolean onTerminal) {
        return progress.get().orElse(onTerminal);
    }

    /** The exit code of a run, in the kind of codes that was asked for. */
    public int exitCode(ExitStatus status) {
        return exitCode.get().isPresent() ? status.satCode() : status.code();
    }
}
