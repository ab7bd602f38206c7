package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Solution;
import dlx.app.answer.StopMessage;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.MemoOptions;
import dlx.app.option.SolutionFormat;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.Sample;
import dlx.core.search.Outcome;
import dlx.core.search.SearchQuestion;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The command {@code dlx sample}. */
final class SampleCommand extends SearchCommand {

    private final Argument<Integer> number = arguments
            .option(
                    "-n, --number",
                    "N",
                    "How many solutions are drawn, 1 unless given, 10 million at most. All of them are kept in memory.")
            .of(Integer.class, 1);

    private final Argument<Long> seed = arguments
            .option(
                    "--seed",
                    "S",
                    "Which draws they are, 0 unless given; the same number draws the same on every machine.")
            .of(Long.class, 0L);

    private final SolutionFormat form = new SolutionFormat(arguments);

    private final MemoOptions memo = new MemoOptions(arguments);

    @Inject
    SampleCommand(SearchParts parts) {
        super(parts, StrategyOptions::new);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The same seed draws the same solutions. They are drawn from a diagram of all solutions, or while every"
                        + " solution is looked at where that is shorter.",
                "Where the diagram does not fit into the memory of --memo-memory, or is not made in half of the time of"
                        + " --time, they are drawn by weighted walks: not quite uniform. Standard error then states how far off they"
                        + " may be, and the exit code is 5.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 8 | dlx sample queens",
                "  echo 8 | dlx sample queens -n 3 --seed 7 --format options",
                "  dlx info langford --example | dlx sample langford --format svg");
    }

    @Override
    Asking ask() {
        if (number.get() < 1) {
            throw new UsageException("-n " + number.get() + ": this is no number of draws; expected 1 or more");
        }
        if (number.get() > SearchQuestion.Sample.MOST) {
            throw new UsageException("-n " + number.get() + ": all draws are kept in memory; expected "
                    + SearchQuestion.Sample.MOST + " at most");
        }
        return new Asking(
                new SearchQuestion.Sample(number.get(), seed.get()),
                form.check(number.get() > 1),
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.of(memo));
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        Sample<O> sample = task.solver().sample(number.get(), seed.get());
        for (Solution<O> drawn : sample.drawn()) {
            answers.write(task, form, drawn, false);
        }
        end(
                task,
                sample.report(),
                sample.uniform() || sample.report().outcome() == Outcome.NO_SOLUTION,
                json -> json.put("seed", seed.get())
                        .put("uniform", sample.uniform())
                        .put("method", sample.method().name().toLowerCase(Locale.ROOT))
                        .put("error", sample.error()),
                StopMessage.sentence(sample),
                () -> crossCheck.sample(task, run.status(), sample));
    }
}
