package dlx.app.bench;

import dlx.api.ModelException;
import dlx.app.answer.ErrorJson;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.UsageException;
import dlx.app.option.GeneralOptions;
import dlx.app.option.GivenOptions;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.ReductionOptions;
import dlx.app.option.SearchOptions;
import dlx.app.option.SeededStrategyOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.option.WarmUpOptions;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Question;
import dlx.app.run.Rejection;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "bench",
        description = {
            "Searches the same puzzles again and again in one process, and writes a row for each engine.",
            "The puzzles of a file are timed together. First and warm are CPU time of the searching thread: of the first"
                    + " search, and the median of the --repeat searches that follow the warm-up; build is what"
                    + " describing and compiling took.",
            "The warm-up repeats the search for at least a second, until the median of the last five is within 3 %% of"
                    + " the median of the five before; at --warm-up it ends, and the row is not steady. A search"
                    + " of two seconds needs none."
        },
        footer = {"", "Example:", "  echo 8 | dlx bench queens --repeat 5"})
public final class BenchCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Option(
            names = "--engines",
            paramLabel = "E,E",
            split = ",",
            description =
                    "The engines to compare; unless given, all that can search the puzzles. Of best those that prove"
                            + " by bounds come first, and those that look at every solution are left out where items have"
                            + " multiplicities.")
    private List<String> engines = new ArrayList<>();

    @Option(
            names = "--repeat",
            paramLabel = "N",
            description = "How many runs are timed after the warm-up, 15 unless given.")
    private int repeat = 15;

    @Mixin
    private final WarmUpOptions warmUpLimit = new WarmUpOptions();

    @Option(
            names = "--question",
            paramLabel = "Q",
            description =
                    "all (default), every solution through a visitor; count, unique, first, or best with its score.")
    private String question = "all";

    @Option(names = "--any-order", description = "With all: the solutions in whatever order is found fastest.")
    private boolean anyOrder;

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final StrategyOptions strategy = new SeededStrategyOptions();

    @Mixin
    private final ReductionOptions reduction = new ReductionOptions();

    @Mixin
    private final MemoOptions memo = new MemoOptions();

    @Mixin
    private final GivenOptions given = new GivenOptions();

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    private final PuzzleRun run;
    private final Console console;
    private final CancellationToken token;
    private final CpuClock clock = new CpuClock();

    /** What is timed together: the puzzles of each file. */
    private final Map<String, Batch> batches = new LinkedHashMap<>();

    @Inject
    BenchCommand(PluginOptions plugins, PuzzleRun run, Console console, CancellationToken token) {
        this.plugins = plugins;
        this.run = run;
        this.console = console;
        this.token = token;
    }

    private static final class Batch {
        private final List<Solver<?>> solvers = new ArrayList<>();
        private long describeNanos;
    }

    @Override
    public Integer call() {
        form.check();
        given.check();
        BenchQuestion asked = BenchQuestion.of(question, anyOrder);
        check(asked);
        ExitStatus status = run.ask(puzzles, this);
        boolean headed = false;
        for (Map.Entry<String, Batch> batch : batches.entrySet()) {
            List<BenchRow> rows = new ArrayList<>();
            for (String engine : engines.isEmpty() ? asked.engines() : engines) {
                if (wouldNotEnd(engine, batch.getValue(), asked, rows)) {
                    continue;
                }
                measure(batch.getKey(), batch.getValue(), engine, asked).ifPresent(rows::add);
                if (token.isCancelled()) {
                    return status.code(); // what was measured is worth nothing
                }
            }
            rows.forEach(rows.get(0)::checkAgainst);
            for (BenchRow row : rows) {
                if (form.isJson()) {
                    console.print(row.json() + '\n');
                } else {
                    console.print((headed ? "" : row.heading()) + row.text());
                    headed = true;
                }
            }
        }
        return status.code();
    }

    @Override
    public <P, O> void ask(PuzzleTask<P, O> asked) {
        Batch batch = batches.computeIfAbsent(asked.source(), source -> new Batch());
        batch.solvers.add(
                memo.applyTo(reduction.applyTo(strategy.applyTo(given.applyTo(asked.solver(), asked.number())))));
        batch.describeNanos += asked.describeNanos();
    }

    @Override
    public void refused(Rejection rejection) {
        if (form.isJson()) {
            console.print(ErrorJson.of(rejection) + '\n');
        }
    }

    /**
     * Whether an engine that nobody named had to look at every solution of a cover with multiplicities, which are easily
     * more than can be looked at, where another engine has proved the best already.
     */
    private boolean wouldNotEnd(String engine, Batch batch, BenchQuestion asked, List<BenchRow> rows) {
        return engines.isEmpty()
                && !rows.isEmpty()
                && asked.enumerates(engine)
                && batch.solvers.stream().anyMatch(solver -> solver.cover().hasMultiplicities());
    }

    /** The figures of an engine; empty if it cannot search the puzzles, and nobody named it. */
    private Optional<BenchRow> measure(String file, Batch batch, String engine, BenchQuestion asked) {
        List<Solver<?>> solvers = new ArrayList<>();
        long build = batch.describeNanos;
        BenchTotals first;
        try {
            for (Solver<?> solver : batch.solvers) {
                Solver<?> ready = solver.engine(engine);
                build += asked.prepare(ready); // for all solvers of one shape
                solvers.add(ready);
            }
            first = BenchTotals.of(solvers, asked, clock); // some engines say only here that they cannot
        } catch (ModelException e) {
            if (engines.isEmpty() && !engine.equals(Solver.REFERENCE)) {
                return Optional.empty();
            }
            refused(new Rejection(OptionalInt.empty(), Optional.of(file), e));
            throw e; // the run is over, and App reports why
        }
        WarmUp warmUp = new WarmUp(warmUpLimit.limit().toNanos(), first.cpuNanos());
        while (!warmUp.isOver() && !token.isCancelled()) {
            warmUp.ran(again(file, first, solvers, asked));
        }
        long[] warm = new long[repeat];
        for (int i = 0; i < repeat && !token.isCancelled(); i++) {
            warm[i] = again(file, first, solvers, asked);
        }
        return Optional.of(BenchRow.of(file, first, warmUp, warm, build));
    }

    /** Searches once more; the CPU time of that, if the work was the same. */
    private long again(String file, BenchTotals first, List<Solver<?>> solvers, BenchQuestion asked) {
        BenchTotals again = BenchTotals.of(solvers, asked, clock);
        if (!token.isCancelled()) {
            first.checkAgainst(file, again);
        }
        return again.cpuNanos();
    }

    private void check(BenchQuestion asked) {
        strategy.check();
        if (repeat < 1) {
            throw new UsageException("--repeat " + repeat + ": this is no number of runs; expected 1 or more");
        }
        engines.forEach(name -> SearchOptions.checkEngine("--engines", name, asked.question(), strategy, reduction));
    }
}
