package dlx.spark.command;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.commands.console.ExitStatus;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.SearchOptions;
import dlx.commands.option.StrategyOptions;
import dlx.commands.option.TimeSpan;
import dlx.core.Solver;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.spark.SparkSolver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The options of a search: options with the same meaning as in {@code dlx}, and the time of a task. */
final class JobOptions {

    private static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time",
                    "D",
                    "Stops the work on each puzzle after this time: 10s, 5m, 2h. The start of Spark does not count.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<Duration>> TASK_TIME = Parameter.option(
                    "--task-time",
                    "D",
                    "Maximum time of a task; the remaining search goes to other tasks. By default 1s in the first round,"
                            + " and longer in each further round.")
            .by(TimeSpan::of);

    private static final Parameter<String> ENGINE = Parameter.option(
                    "--engine",
                    "E",
                    "Engine of the search: auto (default), links, slots, masks; for best also prices and ida. An"
                            + " engine that does not support the puzzle reports why.")
            .among(EngineOptions::names)
            .text("auto");

    private static final Parameter<Optional<Boolean>> PROGRESS = Parameter.negatable(
            "--progress", "Shows the finished share of the search; default on a terminal, off with --no-progress.");

    private static final Parameter<Boolean> STATS = Parameter.flag(
            "--stats",
            "Writes a JSON object about each search to standard error: the keys of dlx, rounds, tasks,"
                    + " retries, and the quartiles of the times of tasks.");

    private static final Parameter<Optional<String>> EXIT_CODE = Parameter.option(
                    "--exit-code",
                    "sat",
                    "With sat, the exit code is 10 (solution), 20 (no solution) or 0 (unknown), as of SAT solvers.")
            .text();

    /** The parameters of these options, except those of the strategy. */
    static final List<Parameter<?>> PARAMETERS = Stream.of(
                    List.<Parameter<?>>of(TIME, TASK_TIME, ENGINE, PROGRESS, STATS, EXIT_CODE),
                    EngineOptions.REDUCTION,
                    GivenOptions.PARAMETERS)
            .<Parameter<?>>flatMap(List::stream)
            .toList();

    private final Typed typed;
    private final Strategy strategy;
    private final RootReduction reduction;
    private final GivenOptions given;

    /**
     * Creates the options of a command line.
     *
     * @throws UsageException if there is no such strategy, or a label is pinned and forbidden
     */
    JobOptions(Typed typed) {
        this.typed = typed;
        strategy = StrategyOptions.of(typed);
        given = GivenOptions.of(typed);
        reduction = EngineOptions.reduction(typed);
    }

    /**
     * Rejects values that do not exist or can never work, before any puzzle is read.
     *
     * @param asking asks a solver the question of the command; throws {@link ModelException} if it cannot be
     *     answered
     * @throws UsageException if a value is rejected
     */
    void check(Consumer<Solver<?>> asking) {
        checkStrategy(asking);
        SearchOptions.checkEngine("--engine", typed.get(ENGINE), this::settings, solver -> inShort(solver, asking));
        if (typed.get(TASK_TIME).isPresent() && typed.get(TASK_TIME).get().toMillis() < 1) {
            throw new UsageException("--task-time: must be 1ms or more");
        }
        if (typed.get(EXIT_CODE).isPresent() && !typed.get(EXIT_CODE).get().equals("sat")) {
            throw new UsageException("--exit-code " + typed.get(EXIT_CODE).get() + ": must be sat");
        }
    }

    /**
     * Rejects a strategy with which no engine can answer the question on the smallest cover, and therefore on any
     * cover.
     */
    private void checkStrategy(Consumer<Solver<?>> asking) {
        try {
            asking.accept(settings(Solver.of(Cover.of(cover -> cover.option("option", cover.item("item"))))));
        } catch (ModelException e) {
            throw new UsageException("--strategy " + strategy + ": " + e.getMessage());
        }
    }

    private Solver<String> settings(Solver<String> solver) {
        return solver.toBuilder().strategy(strategy).reduction(reduction).build();
    }

    /**
     * Asks the question, and shortens the message of a failure. The caller's message lists the suitable engines
     * already.
     */
    private static void inShort(Solver<?> solver, Consumer<Solver<?>> asking) {
        try {
            asking.accept(solver);
        } catch (ModelException e) {
            throw new ModelException(String.valueOf(e.getMessage()).replaceFirst("; expected .*", ""));
        }
    }

    /** Returns the maximum wall time per puzzle, if it was given. */
    Optional<Duration> time() {
        return typed.get(TIME);
    }

    /**
     * Returns the solver with the givens of a puzzle: its own pins and the given labels.
     *
     * @throws UsageException if the puzzle does not have an option with a given label
     */
    <O> Solver<O> given(Solver<O> solver, int puzzle) {
        return given.settings(solver, puzzle).build();
    }

    /**
     * Returns a solver on the cluster with all these options.
     *
     * @param passed part of the time limit that has passed
     */
    SparkSolver applyTo(SparkSolver solver, Duration passed) {
        SparkSolver asked = solver.engine(typed.get(ENGINE)).strategy(strategy).reduction(reduction);
        SparkSolver cut = typed.get(TASK_TIME).map(asked::taskTime).orElse(asked);
        return typed.get(TIME)
                .map(limit -> cut.timeLimit(limit.compareTo(passed) > 0 ? limit.minus(passed) : Duration.ZERO))
                .orElse(cut);
    }

    /** Returns true if a progress line is shown: by default on a terminal. */
    boolean progress(boolean onTerminal) {
        return typed.get(PROGRESS).orElse(onTerminal);
    }

    /** Returns true if statistics are written. */
    boolean stats() {
        return typed.get(STATS);
    }

    /** Returns the exit code of a run, of the chosen kind. */
    int exitCode(ExitStatus status) {
        return typed.get(EXIT_CODE).isPresent() ? status.satCode() : status.code();
    }
}
