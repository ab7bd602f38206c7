package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.app.bench.Batch;
import dlx.app.bench.BenchQuestion;
import dlx.app.bench.BenchRow;
import dlx.app.bench.Benchmark;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.option.ReductionOptions;
import dlx.app.option.SearchOptions;
import dlx.app.option.SeededStrategyOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.option.WarmUpOptions;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchQuestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The command {@code dlx bench}. */
final class BenchCommand extends GivenCommand {

    private final Argument<List<String>> engines = arguments
            .option(
                    "--engines",
                    "E,E",
                    "The engines to compare; unless given, all that can search the puzzles. Of best those that prove"
                            + " by bounds come first, and those that look at every solution are left out where items have"
                            + " multiplicities.")
            .textsBetween(",");

    private final Argument<Integer> repeat = arguments
            .option("--repeat", "N", "How many runs are timed after the warm-up, 15 unless given.")
            .of(Integer.class, 15);

    private final WarmUpOptions warmUpLimit = new WarmUpOptions(arguments);

    private final Argument<String> question = arguments
            .option(
                    "--question",
                    "Q",
                    "all (default), every solution through a visitor; count, unique, first, or best with its score.")
            .text("all");

    private final Argument<Boolean> anyOrder =
            arguments.flag("--any-order", "With all: the solutions in whatever order is found fastest.");

    private final LineFormat form = new LineFormat(arguments);

    private final StrategyOptions strategy = new SeededStrategyOptions(arguments);

    private final ReductionOptions reduction = new ReductionOptions(arguments);

    private final MemoOptions memo = new MemoOptions(arguments);

    private final CancellationToken token;

    /** The puzzles by their files. */
    private final Map<String, Batch> batches = new LinkedHashMap<>();

    @Inject
    BenchCommand(PuzzleParts parts, CancellationToken token) {
        super(parts);
        this.token = token;
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The puzzles of a file are timed together. First and warm are CPU time of the searching thread: of the first"
                        + " search, and the median of the --repeat searches that follow the warm-up; build is what"
                        + " describing and compiling took.",
                "The warm-up repeats the search for at least a second, until the median of the last five is within 3 %% of"
                        + " the median of the five before; at --warm-up it ends, and the row is not steady. A search"
                        + " of two seconds needs none.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  echo 8 | dlx bench queens --repeat 5");
    }

    @Override
    Format check() {
        strategy.check();
        if (repeat.get() < 1) {
            throw new UsageException("--repeat " + repeat.get() + ": this is no number of runs; expected 1 or more");
        }
        SearchQuestion asked = BenchQuestion.of(question.get(), anyOrder.get()).question();
        engines.get().forEach(name -> SearchOptions.checkEngine("--engines", name, asked, strategy, reduction));
        return form.check();
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        batches.computeIfAbsent(task.source(), Batch::new)
                .add(memo.applyTo(reduction.applyTo(strategy.applyTo(task.solver()))), task.describeNanos());
    }

    @Override
    public Integer call() {
        int code = super.call();
        Benchmark benchmark = new Benchmark(
                BenchQuestion.of(question.get(), anyOrder.get()),
                engines.get(),
                repeat.get(),
                warmUpLimit.limit(),
                token);
        boolean headed = false;
        for (Map.Entry<String, Batch> batch : batches.entrySet()) {
            for (BenchRow row : measure(benchmark, batch.getKey(), batch.getValue())) {
                console.print(isJson() ? row.json() + '\n' : (headed ? "" : row.heading()) + row.text());
                headed = true;
            }
        }
        return code;
    }

    private List<BenchRow> measure(Benchmark benchmark, String file, Batch batch) {
        try {
            List<BenchRow> rows = benchmark.measure(batch);
            return token.isCancelled() ? List.of() : rows; // or what was measured is worth nothing
        } catch (ModelException e) {
            rejected(new Rejection(OptionalInt.empty(), Optional.of(file), e));
            throw e; // the run is over, and App reports why
        }
    }
}
