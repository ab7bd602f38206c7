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

/** The options of a search: those that mean what they mean in {@code dlx}, and the time of a task. */
final class JobOptions {

    private static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time",
                    "D",
                    "Stops the work on a puzzle after this time: 500ms, 10s, 5m. The start of Spark does not count.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<Duration>> TASK_TIME = Parameter.option(
                    "--task-time",
                    "D",
                    "Time of a task's search before it returns the remaining part for other tasks; by default one"
                            + " second in the first round, then longer in each round.")
            .by(TimeSpan::of);

    private static final Parameter<String> ENGINE = Parameter.option(
                    "--engine",
                    "E",
                    "Search engine, auto by default: links, slots, masks; for best also prices and ida. An engine that"
                            + " cannot search a puzzle reports the reason.")
            .among(EngineOptions::names)
            .text("auto");

    private static final Parameter<Optional<Boolean>> PROGRESS =
            Parameter.negatable("--progress", "Shows the progress of the search; on a terminal by default.");

    private static final Parameter<Boolean> STATS = Parameter.flag(
            "--stats",
            "Writes a JSON object about each search to standard error: the members that dlx writes, and rounds, tasks,"
                    + " retries, and the quartiles of the times of tasks.");

    private static final Parameter<Optional<String>> EXIT_CODE = Parameter.option(
                    "--exit-code",
                    "sat",
                    "Uses the exit codes of SAT solvers: 10 (solution), 20 (no solution) or 0 (unknown).")
            .text();

    /** The parameters, without those of the strategy. */
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
     * The options of a command line.
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
     * Refuses what does not exist or can never work, before anything is read.
     *
     * @param asking what is asked of a solver; throws {@link ModelException} where it cannot be
     */
    void check(Consumer<Solver<?>> asking) {
        checkStrategy(asking);
        SearchOptions.checkEngine("--engine", typed.get(ENGINE), this::settings, solver -> inShort(solver, asking));
        if (typed.get(TASK_TIME).isPresent() && typed.get(TASK_TIME).get().toMillis() < 1) {
            throw new UsageException("--task-time: must be 1ms or more");
        }
        if (typed.get(EXIT_CODE).isPresent() && !typed.get(EXIT_CODE).get().equals("sat")) {
            throw UsageException.unknown(
                    "kind of exit code", typed.get(EXIT_CODE).get(), List.of("sat"));
        }
    }

    /** A question that no engine can answer on the smallest cover, none can answer at all. */
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

    /** The engines that can do it are listed after the reason already. */
    private static void inShort(Solver<?> solver, Consumer<Solver<?>> asking) {
        try {
            asking.accept(solver);
        } catch (ModelException e) {
            throw new ModelException(String.valueOf(e.getMessage()).replaceFirst("; expected .*", ""));
        }
    }

    /** The wall time that a puzzle may take. */
    Optional<Duration> time() {
        return typed.get(TIME);
    }

    /**
     * The solver with the givens of a puzzle, by its own pins and by labels.
     *
     * @throws UsageException if the puzzle has not the options that are to be given
     */
    <O> Solver<O> given(Solver<O> solver, int puzzle) {
        return given.settings(solver, puzzle).build();
    }

    /**
     * A solver on the cluster with all these options.
     *
     * @param passed what has passed of the time
     */
    SparkSolver applyTo(SparkSolver solver, Duration passed) {
        SparkSolver asked = solver.engine(typed.get(ENGINE)).strategy(strategy).reduction(reduction);
        SparkSolver cut = typed.get(TASK_TIME).map(asked::taskTime).orElse(asked);
        return typed.get(TIME)
                .map(limit -> cut.timeLimit(limit.compareTo(passed) > 0 ? limit.minus(passed) : Duration.ZERO))
                .orElse(cut);
    }

    /** True if a progress line is wanted: by default on a terminal. */
    boolean progress(boolean onTerminal) {
        return typed.get(PROGRESS).orElse(onTerminal);
    }

    /** True if statistics are wanted. */
    boolean stats() {
        return typed.get(STATS);
    }

    /** The exit code of a run, in the kind of codes that was asked for. */
    int exitCode(ExitStatus status) {
        return typed.get(EXIT_CODE).isPresent() ? status.satCode() : status.code();
    }
}
