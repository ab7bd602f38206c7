package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.app.bench.Batch;
import dlx.app.bench.BenchQuestion;
import dlx.app.bench.BenchRow;
import dlx.app.bench.Benchmark;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Console;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.SearchOptions;
import dlx.commands.option.StrategyOptions;
import dlx.commands.option.TimeSpan;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.commands.run.Rejection;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.search.CancellationToken;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Searches puzzles repeatedly, and writes a row of times for each engine: {@code dlx bench}. */
final class BenchCommand implements PlanRunner<BenchCommand.Plan> {

    private static final Parameter<List<String>> ENGINES = Parameter.option(
                    "--engines",
                    "E,E",
                    "Engines to time, one or more, separated by commas; by default all engines that can search the puzzles, except local. For"
                            + " the question best, engines that prove by bounds come first, and engines that visit"
                            + " every solution are left out if items have multiplicities.")
            .textsBetween(",");

    private static final Parameter<Integer> REPEAT = Parameter.option(
                    "--repeat", "N", "Number of timed runs after the warm-up, 1 or more, 15 by default.")
            .integer(15);

    private static final Parameter<Duration> WARM_UP = Parameter.option(
                    "--warm-up", "D", "Maximum time (500ms, 10s, 5m) of the warm-up of an engine, 20s by default.")
            .by(TimeSpan::of, Duration.ofSeconds(20));

    private static final Parameter<String> QUESTION = Parameter.option(
                    "--question",
                    "Q",
                    "Question to time: all (default), every solution through a visitor; count, unique, first, or best"
                            + " with its score.")
            .text("all");

    private static final Parameter<Boolean> ANY_ORDER =
            Parameter.flag("--any-order", "With --question all: finds solutions in any order.");

    static final Command<Plan> COMMAND = Command.named("bench")
            .about(
                    "The puzzles of a file are timed together. First and warm are CPU times of the searching thread:"
                            + " the time of the first search, and the median of the --repeat searches after the"
                            + " warm-up. Build is the time of describing and compiling.",
                    "The warm-up repeats the search for at least a second, until the median of the last five is within"
                            + " 3 %% of the median of the five before. If --warm-up ends it first, the row is not"
                            + " steady. A first search of two seconds or more does not need a warm-up.")
            .with(PuzzleArguments.ALL)
            .with(GivenOptions.PARAMETERS)
            .with(ENGINES, REPEAT, WARM_UP, QUESTION, ANY_ORDER, LineFormat.FORMAT)
            .with(StrategyOptions.SEEDED)
            .with(EngineOptions.REDUCTION)
            .with(EngineOptions.MEMO_MEMORY, PuzzleArguments.PLUGINS)
            .examples("echo 8 | dlx bench queens --repeat 5")
            .planned(BenchCommand::plan);

    private final PuzzleLoop loop;
    private final Console console;
    private final CancellationToken token;

    /** The puzzles of each file, by the name of the file. */
    private final Map<String, Batch> batches = new LinkedHashMap<>();

    /**
     * The puzzles of a benchmark, and its settings.
     *
     * @param puzzles the puzzles
     * @param given the givens of the command line
     * @param settings the settings of the searches
     * @param benchmark the question, the engines and the number of runs
     * @param format the format of the rows
     */
    record Plan(PuzzleArguments puzzles, GivenOptions given, Settings settings, Measured benchmark, Format format) {}

    /**
     * The settings of the searches, except the engine.
     *
     * @param memory the memory of engines that store results; empty for the default
     */
    record Settings(Strategy strategy, RootReduction reduction, Optional<Long> memory) {

        <O> Solver<O> applyTo(Solver<O> solver) {
            SolverBuilder<O> settings = solver.toBuilder().strategy(strategy).reduction(reduction);
            memory.ifPresent(settings::memoMemory);
            return settings.build();
        }
    }

    /**
     * The measurements of a batch.
     *
     * @param question the question that is asked of each puzzle
     * @param engines the engines; an empty list for all that can search the batch
     * @param repeat number of timed runs after the warm-up, 1 or more
     * @param warmUp maximum duration of the warm-up
     */
    record Measured(BenchQuestion question, List<String> engines, int repeat, Duration warmUp) {}

    @Inject
    BenchCommand(PuzzleLoop loop, Console console, CancellationToken token) {
        this.loop = loop;
        this.console = console;
        this.token = token;
    }

    private static Plan plan(Typed typed) {
        GivenOptions given = GivenOptions.of(typed);
        Settings settings = new Settings(
                StrategyOptions.of(typed), EngineOptions.reduction(typed), typed.get(EngineOptions.MEMO_MEMORY));
        int repeat = typed.get(REPEAT);
        if (repeat < 1) {
            throw new UsageException("--repeat " + repeat + ": must be 1 or more");
        }
        BenchQuestion question = BenchQuestion.of(typed.get(QUESTION), typed.get(ANY_ORDER));
        for (String name : typed.get(ENGINES)) {
            SearchOptions.checkEngine(
                    "--engines",
                    name,
                    solver -> solver.toBuilder()
                            .strategy(settings.strategy)
                            .reduction(settings.reduction)
                            .build(),
                    solver -> solver.prepare(question.question()));
        }
        return new Plan(
                PuzzleArguments.of(typed),
                given,
                settings,
                new Measured(question, typed.get(ENGINES), repeat, typed.get(WARM_UP)),
                LineFormat.of(typed));
    }

    @Override
    public int run(Plan plan) {
        int code = loop.answer(PuzzleSource.of(plan.puzzles), plan.given, plan.format, plan, this::keep);
        Measured wanted = plan.benchmark;
        Benchmark benchmark = new Benchmark(wanted.question, wanted.engines, wanted.repeat, wanted.warmUp, token);
        boolean headed = false;
        for (Map.Entry<String, Batch> batch : batches.entrySet()) {
            for (BenchRow row : measure(benchmark, batch.getKey(), batch.getValue(), plan.format)) {
                boolean isJson = plan.format == Format.JSON;
                console.print(isJson ? row.json() + '\n' : (headed ? "" : row.heading()) + row.text());
                headed = true;
            }
        }
        return code;
    }

    /** Stores a puzzle. The measurements begin after the last puzzle is read. */
    private void keep(PuzzleTask<?, ?> task, Plan plan) {
        batches.computeIfAbsent(task.source(), Batch::new)
                .add(plan.settings.applyTo(task.solver()), task.describeNanos());
    }

    private List<BenchRow> measure(Benchmark benchmark, String file, Batch batch, Format format) {
        try {
            List<BenchRow> rows = benchmark.measure(batch);
            return token.isCancelled() ? List.of() : rows; // an interrupted measurement is meaningless
        } catch (ModelException e) {
            loop.write(new Rejection(OptionalInt.empty(), Optional.of(file), e), format);
            throw e; // ends the run; App reports the reason
        }
    }
}
