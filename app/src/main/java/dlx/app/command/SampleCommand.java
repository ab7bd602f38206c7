package dlx.app.command;

import dlx.api.Solution;
import dlx.app.answer.StopMessage;
import dlx.app.console.UsageException;
import dlx.app.option.MemoOptions;
import dlx.app.option.SearchOptions;
import dlx.app.option.SolutionFormat;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.Sample;
import dlx.core.search.Outcome;
import dlx.core.search.SearchQuestion;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "sample",
        description = {
            "Writes solutions of each puzzle drawn at random, each uniformly from all and independently of the others, so"
                    + " that one may come twice.",
            "The same seed draws the same solutions. They are drawn from a diagram of all solutions, or while every"
                    + " solution is looked at where that is shorter.",
            "Where the diagram does not fit into the memory of --memo-memory, or is not made in half of the time of"
                    + " --time, they are drawn by weighted walks: not quite uniform. Standard error then states how far off they"
                    + " may be, and the exit code is 5."
        },
        footer = {
            "",
            "Examples:",
            "  echo 8 | dlx sample queens",
            "  echo 8 | dlx sample queens -n 3 --seed 7 --format options",
            "  dlx info langford --example | dlx sample langford --format svg"
        })
final class SampleCommand extends SearchCommand {

    @Option(
            names = {"-n", "--number"},
            paramLabel = "N",
            description =
                    "How many solutions are drawn, 1 unless given, 10 million at most. All of them are kept in memory.")
    private int number = 1;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which draws they are, 0 unless given; the same number draws the same on every machine.")
    private long seed;

    @Mixin
    private final SolutionFormat form = new SolutionFormat();

    @Mixin
    private final MemoOptions memo = new MemoOptions();

    SampleCommand(Services services) {
        super(services, new SearchOptions(new StrategyOptions()));
    }

    @Override
    Asking ask() {
        if (number < 1) {
            throw new UsageException("-n " + number + ": this is no number of draws; expected 1 or more");
        }
        if (number > SearchQuestion.Sample.MOST) {
            throw new UsageException("-n " + number + ": all draws are kept in memory; expected "
                    + SearchQuestion.Sample.MOST + " at most");
        }
        return new Asking(
                new SearchQuestion.Sample(number, seed),
                form.check(number > 1),
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.of(memo));
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        Sample<O> sample = task.solver().sample(number, seed);
        for (Solution<O> drawn : sample.drawn()) {
            answers.write(task, form, drawn, false);
        }
        end(
                task,
                sample.report(),
                sample.uniform() || sample.report().outcome() == Outcome.NO_SOLUTION,
                json -> json.put("seed", seed)
                        .put("uniform", sample.uniform())
                        .put("method", sample.method().name().toLowerCase(Locale.ROOT))
                        .put("error", sample.error()),
                StopMessage.sentence(sample),
                () -> crossCheck.sample(task, run.status(), sample));
    }
}
