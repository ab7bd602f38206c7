package dlx.spark;

import dlx.app.command.Services;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "sample",
        description = {
            "Writes solutions of each puzzle drawn at random, each uniformly from all and independently of the others, so"
                    + " that one may come twice.",
            "All solutions are counted first. The same seed draws the same solutions on any cluster; they are not those of"
                    + " dlx sample."
        },
        footer = {"", "Example:", "  echo 8 | dlx-spark sample queens -n 3 --seed 7 --format options"})
final class ClusterSampleCommand extends ClusterCommand {

    private static final int MOST = 10_000_000;

    @Option(
            names = {"-n", "--number"},
            paramLabel = "N",
            description =
                    "How many solutions are drawn, 1 unless given, 10 million at most. All of them are kept in memory.")
    private int number = 1;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which draws they are, 0 unless given; the same number draws the same on every cluster.")
    private long seed;

    @Mixin
    private final SolutionFormat form = new SolutionFormat();

    ClusterSampleCommand(Services services) {
        super(services, new StrategyOptions());
    }

    @Override
    void check() {
        if (number < 1) {
            throw new UsageException("-n " + number + ": this is not a valid number of draws; expected 1 or more");
        }
        if (number > MOST) {
            throw new UsageException("-n " + number + ": all draws are kept in memory; expected " + MOST + " at most");
        }
        form.check(number > 1);
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
        ClusterSample sample = solver.sample(number, seed);
        long drawn = 0;
        for (int[] options : sample.drawn()) {
            answers.write(asked, form, solution(asked, ++drawn, options), false);
        }
        end(
                asked,
                plain(sample.report()),
                sample.report(),
                sample.report().isComplete(),
                json -> json.put("seed", seed).put("uniform", sample.report().isComplete()));
    }
}
