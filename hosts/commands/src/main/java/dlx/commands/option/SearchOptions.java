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
 * @param engine the name of the engine, or {@code auto}
 * @param threads the number of threads, 1 or more
 * @param strategy the strategy
 * @param reduction the reduction of covers
 * @param given the options that solutions must have or must not have
 * @param distinct true if solutions that differ by a symmetry count as one
 * @param withSymmetry name of the symmetry that solutions must have, or {@code any}
 * @param progress true to show a progress line; empty to show it on a terminal only
 * @param stats true to write statistics
 * @param satCodes true for the exit codes of SAT solvers
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
        Optional<String> withSymmetry,
        Optional<Boolean> progress,
        boolean stats,
        boolean satCodes) {

    /** Any symmetry, for the check that an engine supports {@code --distinct}. */
    private static final List<UnaryOperator<String>> ANY_SYMMETRY = List.of(UnaryOperator.identity());

    /** The limit of the wall time of a puzzle. */
    public static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time", "D", "Stops the work on each puzzle after this time: 500ms, 10s, 5m, 2h.")
            .by(TimeSpan::of);

    /** The name of the engine. */
    public static final Parameter<String> ENGINE = Parameter.option(
                    "--engine",
                    "E",
                    "Search engine, auto by default: ${COMPLETION-CANDIDATES}. With auto, several engines share a long"
                            + " search. A named engine searches alone, or reports why it cannot.")
            .among(EngineOptions::names)
            .text(EngineName.AUTO);

    /** The number of threads. */
    public static final Parameter<Integer> THREADS = Parameter.option(
                    "--threads",
                    "N",
                    "Number of search threads, 1 by default, 0 for all cores. Only the solution of best may differ.")
            .integer(1);

    static final Parameter<Optional<Long>> NODES = Parameter.option(
                    "--nodes",
                    "N",
                    "Stops the search of each puzzle after N nodes (choices, of all engines together), 1 or more.")
            .number();

    static final Parameter<Optional<Boolean>> PROGRESS = Parameter.negatable(
            "--progress", "Shows the progress of the search, on a terminal by default; --no-progress hides it.");

    static final Parameter<Boolean> STATS =
            Parameter.flag("--stats", "Writes a JSON object about each search to standard error.");

    /** The option that treats solutions that differ by a symmetry as one. */
    public static final Parameter<Boolean> DISTINCT = Parameter.flag(
            "--distinct",
            "Treats solutions that differ by a symmetry as one: a symmetry of the model, such as a turn of the board, or"
                    + " else of the cover, as the command symmetries finds them.");

    /** The option that asks for solutions with a symmetry. */
    public static final Parameter<Optional<String>> WITH_SYMMETRY = Parameter.option(
                    "--with-symmetry",
                    "NAME",
                    "Finds only solutions that a symmetry keeps while it moves at least one of their options: any, or a"
                            + " symmetry that the model names, such as \"turn by 180°\".")
            .text();

    private static final Parameter<Optional<String>> EXIT_CODE = Parameter.option(
                    "--exit-code",
                    "sat",
                    "Uses the exit codes of SAT solvers: 10 (solution), 20 (no solution) or 0 (unknown).")
            .text();

    /** The parameters, except the parameters of the strategy. */
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
     * @throws UsageException if an option is invalid, or if the engine cannot answer the question for any cover
     */
    @SuppressWarnings("exports") // only modules of dlx use the question
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
            throw new UsageException("--nodes " + nodes.get() + ": must be 1 or more");
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
                typed.has(WITH_SYMMETRY) ? typed.get(WITH_SYMMETRY) : Optional.empty(),
                typed.get(PROGRESS),
                typed.get(STATS),
                hasSatCodes(typed.get(EXIT_CODE)));
    }

    /**
     * Returns the number of threads for a typed number, of which 0 means all cores.
     *
     * @throws UsageException if the number is negative or above {@link Threads#MOST}
     */
    private static int threads(int typed) {
        if (typed < 0 || typed > Threads.MOST) {
            throw new UsageException("--threads " + typed + ": must be 1 to " + Threads.MOST + ", or 0 for all cores");
        }
        return typed == 0 ? Runtime.getRuntime().availableProcessors() : typed;
    }

    private static boolean hasSatCodes(Optional<String> kind) {
        if (kind.isPresent() && !kind.get().equals("sat")) {
            throw new UsageException("--exit-code " + kind.get() + ": must be sat");
        }
        return kind.isPresent();
    }

    /**
     * Rejects an engine that does not exist, or that cannot answer the question for any cover.
     *
     * @param option the name of the option that names engines: {@code --engine}
     * @param settings the settings of the other options
     * @param asking asks a solver; throws {@link dlx.api.ModelException} if the solver cannot answer
     */
    public static void checkEngine(
            String option, String name, UnaryOperator<Solver<String>> settings, Consumer<Solver<?>> asking) {
        List<String> known = EngineOptions.names();
        if (!known.contains(name)) {
            throw UsageException.unknown("engine", name, known);
        }
        EngineFit.check(option, name, settings, asking);
    }

    /**
     * Returns true if {@code auto} cannot choose the engine that proves a best score by bounds, because of the
     * strategy.
     */
    public boolean rulesOutProof() {
        return engine.equals(EngineName.AUTO) && strategy != Strategy.MRV;
    }

    /**
     * Returns the settings of a solver with these options, except the symmetries and the threads.
     *
     * @param described a solver of the puzzle
     * @param number the number of the puzzle, for messages
     * @throws UsageException if the puzzle does not have the options of {@code --pin} and {@code --forbid}
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
     * Returns these options, changed by the options of a run that resumes this one.
     *
     * @param finished true if the run is finished, so that limits do not apply to it
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
                withSymmetry,
                resumed.progress().or(() -> progress),
                stats || resumed.stats(),
                satCodes);
    }

    /** Returns true if a progress line is shown. */
    public boolean progress(boolean onTerminal) {
        return progress.orElse(onTerminal);
    }

    /** Returns the exit code of a run: that of SAT solvers if {@link #satCodes} is true. */
    public int exitCode(ExitStatus status) {
        return satCodes ? status.satCode() : status.code();
    }
}
