package dlx.spark;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.app.console.ExitStatus;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Arguments;
import dlx.app.option.EngineNames;
import dlx.app.option.GivenOptions;
import dlx.app.option.ReductionOptions;
import dlx.app.option.SearchOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.option.TimeSpan;
import dlx.core.Solver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The options of a search: those that mean what they mean in {@code dlx}, and the time of a task. */
final class JobOptions {

    private final Argument<Optional<Duration>> time;
    private final Argument<Optional<Duration>> taskTime;
    private final Argument<String> engine;
    private final StrategyOptions strategy;

    private final ReductionOptions reduction;

    private final GivenOptions given;

    private final Argument<Optional<Boolean>> progress;
    private final Argument<Boolean> stats;
    private final Argument<Optional<String>> exitCode;

    /** Declares the options of a search; {@code strategy} has declared its own. */
    JobOptions(Arguments arguments, StrategyOptions strategy) {
        this.strategy = strategy;
        time = arguments
                .option(
                        "--time",
                        "D",
                        "Stops the work on a puzzle after this time: 500ms, 10s, 5m. The start of Spark does not count.")
                .by(Duration.class, new TimeSpan());
        taskTime = arguments
                .option(
                        "--task-time",
                        "D",
                        "How long a task searches before it gives back what is left, for other tasks; unless given, a"
                                + " second at first, and longer in each round.")
                .by(Duration.class, new TimeSpan());
        engine = arguments
                .option(
                        "--engine",
                        "E",
                        "What searches, auto unless given: links, slots, masks; of best also prices and ida. An"
                                + " engine that cannot says why.")
                .among(new EngineNames())
                .text("auto");
        progress = arguments.negatable(
                "--progress",
                "Shows how much of the search is finished; on a terminal it does unless --no-progress is given.");
        stats = arguments.flag(
                "--stats",
                "Writes a JSON object about each search to standard error: what dlx tells, and rounds, tasks,"
                        + " retries, and the quartiles of what tasks took.");
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
     * @param asking what is asked of a solver; throws {@link ModelException} where it cannot be
     */
    void check(Consumer<Solver<?>> asking) {
        strategy.check();
        given.check();
        checkStrategy(asking);
        SearchOptions.checkEngine("--engine", engine.get(), this::settings, solver -> inShort(solver, asking));
        if (taskTime.get().isPresent() && taskTime.get().get().toMillis() < 1) {
            throw new UsageException("--task-time: this is not a valid time to search; expected 1ms or more");
        }
        if (exitCode.get().isPresent() && !exitCode.get().get().equals("sat")) {
            throw UsageException.unknown("kind of exit code", exitCode.get().get(), List.of("sat"));
        }
    }

    /** A question that no engine can answer on the smallest cover, none can answer at all. */
    private void checkStrategy(Consumer<Solver<?>> asking) {
        try {
            asking.accept(settings(Solver.of(Cover.of(cover -> cover.option("option", cover.primary("item"))))));
        } catch (ModelException e) {
            throw new UsageException("--strategy " + strategy.strategy() + ": " + e.getMessage());
        }
    }

    private Solver<String> settings(Solver<String> solver) {
        return reduction.applyTo(strategy.applyTo(solver));
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
        return time.get();
    }

    /**
     * The solver with the givens of a puzzle, by its own pins and by labels.
     *
     * @throws UsageException if the puzzle has not the options that are to be given
     */
    <O> Solver<O> given(Solver<O> solver, int puzzle) {
        return given.applyTo(solver, puzzle);
    }

    /**
     * A solver on the cluster with all these options.
     *
     * @param passed what has passed of the time
     */
    SparkSolver applyTo(SparkSolver solver, Duration passed) {
        SparkSolver asked =
                solver.engine(engine.get()).strategy(strategy.strategy()).reduction(reduction.reduction());
        SparkSolver cut = taskTime.get().map(asked::taskTime).orElse(asked);
        return time.get()
                .map(limit -> cut.timeLimit(limit.compareTo(passed) > 0 ? limit.minus(passed) : Duration.ZERO))
                .orElse(cut);
    }

    /** True if a progress line is wanted: by default on a terminal. */
    boolean progress(boolean onTerminal) {
        return progress.get().orElse(onTerminal);
    }

    /** True if statistics are wanted. */
    boolean stats() {
        return stats.get();
    }

    /** The exit code of a run, in the kind of codes that was asked for. */
    int exitCode(ExitStatus status) {
        return exitCode.get().isPresent() ? status.satCode() : status.code();
    }
}
