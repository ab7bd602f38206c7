package dlx.commands.option;

import dlx.commands.console.ExitStatus;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.threads.Threads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The options of the commands that search.
 *
 * @param time the limit of wall time of a puzzle
 * @param nodes the limit of nodes of a puzzle
 * @param engine the name of the engine, {@code auto} among them
 * @param threads the number of threads, at least 1
 * @param strategy the strategy
 * @param reduction the reduction of covers
 * @param given the options that solutions must have or must not have
 * @param distinct true if solutions that symmetries make of each other count as one
 * @param progress true if a progress line is wanted; absent where a terminal decides
 * @param stats true if statistics are wanted
 * @param satCodes true if the exit code is that of SAT solvers
 */
public record SearchOptions(
        Optional<Duration> time,
        Optional<Long> nodes,
        String engine,
        int threads,
        Strategy strategy,
        RootReduction reduction,
        GivenOptions given,
        boolean distinct,
        Optional<Boolean> progress,
        boolean stats,
        boolean satCodes) {

    /** The symmetry with which an engine is asked whether it suits {@code --distinct}. */
    private static final List<UnaryOperator<String>> ANY_SYMMETRY = List.of(UnaryOperator.identity());

    /** Limits the wall time of a puzzle. */
    public static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m.")
            .by(TimeSpan::of);

    /** Names the engine. */
    public static final Parameter<String> ENGINE = Parameter.option(
                    "--engine",
                    "E",
                    "What searches, auto unless given: ${COMPLETION-CANDIDATES}. An engine that cannot says why.")
            .among(EngineOptions::names)
            .text(EngineName.AUTO);

    /** Sets the number of threads. */
    public static final Parameter<Integer> THREADS = Parameter.option(
                    "--threads",
                    "N",
                    "How many threads search at once, 1 unless given, 0 for all cores. The answers are the same.")
            .integer(1);

    static final Parameter<Optional<Long>> NODES = Parameter.option(
                    "--nodes", "N", "Stops the search of a puzzle after N nodes.")
            .number();

    static final Parameter<Optional<Boolean>> PROGRESS = Parameter.negatable(
            "--progress", "Shows how far the search is; on a terminal it does unless --no-progress is given.");

    static final Parameter<Boolean> STATS =
            Parameter.flag("--stats", "Writes a JSON object about each search to standard error.");

    /** Takes solutions that symmetries make of each other as one. */
    public static final Parameter<Boolean> DISTINCT = Parameter.flag(
            "--distinct", "Takes solutions that the model's symmetries make of each other as one: turned boards, say.");

    private static final Parameter<Optional<String>> EXIT_CODE = Parameter.option(
                    "--exit-code",
                    "sat",
                    "With sat, ends with 10 (solution), 20 (none) or 0 (unknown), as SAT solvers do.")
            .text();

    /** The parameters, without those of the strategy. */
    public static final List<Parameter<?>> PARAMETERS = Stream.of(
                    List.<Parameter<?>>of(TIME, NODES, ENGINE, THREADS, PROGRESS, DISTINCT, STATS, EXIT_CODE),
                    EngineOptions.REDUCTION,
                    GivenOptions.PARAMETERS)
            .<Parameter<?>>flatMap(List::stream)
            .toList();

    /**
     * Returns the options that were typed.
     *
     * @param question the question of the command
     * @throws UsageException if an option has a value that means nothing, or if the engine can never answer
     */
    @SuppressWarnings("exports") // only modules of dlx ask
    public static SearchOptions of(Typed typed, SearchQuestion question) {
        Strategy strategy = StrategyOptions.of(typed);
        GivenOptions given = GivenOptions.of(typed);
        RootReduction reduction = EngineOptions.reduction(typed);
        boolean distinct = typed.get(DISTINCT);
        checkEngine(
                "--engine",
                typed.get(ENGINE),
                solver -> (distinct
                                ? solver.toBuilder().symmetries(ANY_SYMMETRY).build()
                                : solver)
                        .toBuilder().strategy(strategy).reduction(reduction).build(),
                solver -> solver.prepare(Questions.of(question)));
        Optional<Long> nodes = typed.get(NODES);
        if (nodes.orElse(1L) < 1) {
            throw new UsageException("--nodes " + nodes.get() + ": this is no limit; expected 1 or more");
        }
        int threads = threads(typed.get(THREADS));
        return new SearchOptions(
                typed.get(TIME),
                nodes,
                typed.get(ENGINE),
                threads,
                strategy,
                reduction,
                given,
                distinct,
                typed.get(PROGRESS),
                typed.get(STATS),
                hasSatCodes(typed.get(EXIT_CODE)));
    }

    /**
     * Returns a number of threads of which 0 stands for all cores.
     *
     * @throws UsageException if there cannot be so many
     */
    private static int threads(int typed) {
        if (typed < 0 || typed > Threads.MOST) {
            throw new UsageException("--threads " + typed + ": this is no number of threads; expected 1 to "
                    + Threads.MOST + ", or 0 for all cores");
        }
        return typed == 0 ? Runtime.getRuntime().availableProcessors() : typed;
    }

    private static boolean hasSatCodes(Optional<String> kind) {
        if (kind.isPresent() && !kind.get().equals("sat")) {
            throw UsageException.unknown("kind of exit code", kind.get(), List.of("sat"));
        }
        return kind.isPresent();
    }

    /**
     * Refuses an engine that does not exist, or that can answer the question for no cover.
     *
     * @param option the name of the option that names engines: {@code --engine}
     * @param settings the settings of the other options
     * @param asking asks a solver; throws {@link dlx.api.ModelException} where that cannot answer
     */
    public static void checkEngine(
            String option, String name, UnaryOperator<Solver<String>> settings, Consumer<Solver<?>> asking) {
        List<String> known = EngineOptions.names();
        if (!known.contains(name)) {
            throw UsageException.unknown("engine", name, known);
        }
        EngineFit.check(option, name, settings, asking);
    }

    /** Returns true if {@code auto} cannot take the engine that proves a best score by bounds, because of the strategy. */
    public boolean rulesOutProof() {
        return engine.equals(EngineName.AUTO) && strategy != Strategy.MRV;
    }

    /**
     * Returns the settings of a solver with these options, but for the symmetries and the threads.
     *
     * @param described a solver of the puzzle
     * @param number the number of the puzzle, for messages
     * @throws UsageException if the puzzle does not have the options that are to be given
     */
    public <O> SolverBuilder<O> settings(Solver<O> described, int number) {
        SolverBuilder<O> settings = given.settings(described, number)
                .engine(engine)
                .strategy(strategy)
                .reduction(reduction);
        nodes.ifPresent(settings::nodeLimit);
        return settings;
    }

    /**
     * Returns the options with those of a run that resumes this one.
     *
     * @param finished true if the run is finished, and nothing of it is searched that a limit could stop
     */
    public SearchOptions with(ResumeOptions resumed, boolean finished) {
        return new SearchOptions(
                finished ? Optional.empty() : resumed.time().or(() -> time),
                finished ? Optional.empty() : resumed.nodes().or(() -> nodes),
                engine,
                resumed.threads().map(SearchOptions::threads).orElse(threads),
                strategy,
                reduction,
                given,
                distinct,
                resumed.progress().or(() -> progress),
                stats || resumed.stats(),
                satCodes);
    }

    /** Returns true if a progress line is wanted. */
    public boolean progress(boolean onTerminal) {
        return progress.orElse(onTerminal);
    }

    /** Returns the exit code of a run, in the kind of codes that was typed. */
    public int exitCode(ExitStatus status) {
        return satCodes ? status.satCode() : status.code();
    }
}
