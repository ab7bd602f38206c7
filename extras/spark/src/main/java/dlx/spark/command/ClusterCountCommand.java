package dlx.spark.command;

import dlx.commands.answer.Answers;
import dlx.commands.line.Command;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.Pieces;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.spark.ClusterReport;
import dlx.spark.SparkSolver;

/**
 * Writes the number of solutions of each puzzle: {@code dlx-spark count}.
 *
 * @param format format of the answer
 */
record ClusterCountCommand(Format format) implements ClusterAnswer {

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("count", StrategyOptions.SEEDED)
            .about("A puzzle whose search is stopped does not get a line, because its number is unknown.")
            .with(LineFormat.FORMAT)
            .with(KeepingOptions.PARAMETERS)
            .examples(
                    "echo 10 | dlx-spark count queens --stats",
                    "echo 10 | dlx-spark count queens --master local[2] --checkpoint run.cp")
            .planned(typed -> ClusterPlan.of(typed, new ClusterCountCommand(LineFormat.of(typed))));

    @Override
    public void tryOut(Solver<?> solver) {
        Pieces.of(solver, Question.count());
    }

    /** Returns false, because zero is a count like others. */
    @Override
    public boolean mustExist() {
        return false;
    }

    @Override
    public <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers) {
        ClusterReport report = solver.count();
        if (format == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.tally().solutions().toString());
        }
        return Answered.of(ClusterRunner.plain(report), report, report.isComplete(), json -> {});
    }
}
