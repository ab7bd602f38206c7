package dlx.spark.command;

import dlx.commands.answer.Answers;
import dlx.commands.line.Command;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.Uniqueness.Verdict;
import dlx.core.search.StopReason;
import dlx.spark.ClusterUnique;
import dlx.spark.SparkSolver;
import java.math.BigInteger;
import java.util.Locale;

/**
 * Writes {@code unique}, {@code multiple} or {@code none} for each puzzle: {@code dlx-spark unique}.
 *
 * @param format format of the answer
 */
record ClusterUniqueCommand(Format format) implements ClusterAnswer {

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("unique", StrategyOptions.SEEDED)
            .about("A puzzle whose search is stopped does not get a line.")
            .with(LineFormat.FORMAT)
            .examples("dlx info sudoku --example | dlx-spark unique sudoku")
            .planned(typed -> ClusterPlan.of(typed, new ClusterUniqueCommand(LineFormat.of(typed))));

    @Override
    public <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers) {
        ClusterUnique found = solver.unique();
        String verdict = found.verdict().name().toLowerCase(Locale.ROOT);
        boolean isKnown = found.verdict() != Verdict.UNKNOWN;
        if (format == Format.TEXT && isKnown) {
            answers.writeLine(verdict);
        }
        StopReason stopped = found.verdict() == Verdict.MULTIPLE
                ? StopReason.SOLUTION_LIMIT
                : found.report().stopped();
        BigInteger solutions = BigInteger.valueOf(found.found().size());
        return Answered.of(
                ClusterRunner.plain(found.report(), solutions, stopped),
                found.report(),
                isKnown,
                json -> json.put("verdict", verdict));
    }
}
