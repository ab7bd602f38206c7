package dlx.spark;

import com.google.inject.Inject;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import java.util.List;

/** The command {@code dlx-spark sample}. */
final class ClusterSampleCommand extends ClusterCommand {

    private static final int MOST = 10_000_000;

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
                    "Which draws they are, 0 unless given; the same number draws the same on every cluster.")
            .of(Long.class, 0L);

    private final SolutionFormat form = new SolutionFormat(arguments);

    @Inject
    ClusterSampleCommand(ClusterParts parts) {
        super(parts, StrategyOptions::new);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "All solutions are counted first. The same seed draws the same solutions on any cluster; they are not those of"
                        + " dlx sample.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  echo 8 | dlx-spark sample queens -n 3 --seed 7 --format options");
    }

    @Override
    void check() {
        if (number.get() < 1) {
            throw new UsageException(
                    "-n " + number.get() + ": this is not a valid number of draws; expected 1 or more");
        }
        if (number.get() > MOST) {
            throw new UsageException(
                    "-n " + number.get() + ": all draws are kept in memory; expected " + MOST + " at most");
        }
        form.check(number.get() > 1);
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterSample sample = solver.sample(number.get(), seed.get());
        long drawn = 0;
        for (int[] options : sample.drawn()) {
            answers.write(asked, form, solution(asked, ++drawn, options), false);
        }
        end(
                asked,
                plain(sample.report()),
                sample.report(),
                sample.report().isComplete(),
                json -> json.put("seed", seed.get())
                        .put("uniform", sample.report().isComplete()));
    }
}
