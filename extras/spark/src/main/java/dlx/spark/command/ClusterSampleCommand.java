package dlx.spark.command;

import dlx.commands.answer.Answers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.spark.ClusterSample;
import dlx.spark.SparkSolver;

/**
 * Writes solutions that are drawn at random: {@code dlx-spark sample}.
 *
 * @param form format of the answer
 * @param number number of draws
 * @param seed seed of the draws
 */
record ClusterSampleCommand(PictureFormat form, int number, long seed) implements ClusterAnswer {

    private static final int MOST = 10_000_000;

    private static final Parameter<Integer> NUMBER = Parameter.option(
                    "-n, --number",
                    "N",
                    "Number of draws, from 1 (default) to 10 million. All draws are kept in memory.")
            .integer(1);

    private static final Parameter<Long> SEED = Parameter.option(
                    "--seed",
                    "S",
                    "Seed of the draws, 0 by default. The same seed draws the same solutions on every cluster.")
            .number(0);

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("sample", StrategyOptions.PLAIN)
            .about("All solutions are counted first. The draws differ from those of dlx sample with the same seed.")
            .with(NUMBER, SEED)
            .with(PictureFormat.SOLUTIONS.parameters())
            .examples("echo 8 | dlx-spark sample queens -n 3 --seed 7 --format options")
            .planned(ClusterSampleCommand::plan);

    private static ClusterPlan plan(Typed typed) {
        int number = typed.get(NUMBER);
        if (number < 1) {
            throw new UsageException("-n " + number + ": must be 1 or more");
        }
        if (number > MOST) {
            throw new UsageException(
                    "-n " + number + ": must be at most " + MOST + ", because all draws are kept in memory");
        }
        PictureFormat form = PictureFormat.SOLUTIONS.of(typed, number > 1);
        return ClusterPlan.of(typed, new ClusterSampleCommand(form, number, typed.get(SEED)));
    }

    @Override
    public Format format() {
        return form.format();
    }

    @Override
    public boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    public <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers) {
        ClusterSample sample = solver.sample(number, seed);
        long drawn = 0;
        for (int[] options : sample.drawn()) {
            answers.write(asked, form, ClusterRunner.solution(asked, ++drawn, options), false);
        }
        boolean isUniform = sample.report().isComplete();
        return Answered.of(
                ClusterRunner.plain(sample.report()),
                sample.report(),
                isUniform,
                json -> json.put("seed", seed).put("uniform", isUniform));
    }
}
