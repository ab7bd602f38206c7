package dlx.spark.command;

import dlx.api.Solution;
import dlx.commands.answer.Answers;
import dlx.commands.answer.StopMessage;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.spark.ClusterBest;
import dlx.spark.SparkSolver;
import java.math.BigInteger;
import java.util.List;

/**
 * Writes a solution with the best score, and the score: {@code dlx-spark best}.
 *
 * @param form format of the answer
 * @param gap maximum difference between the best score and the score of the answer
 */
record ClusterBestCommand(PictureFormat form, long gap) implements ClusterAnswer {

    private static final Parameter<Long> GAP = Parameter.option(
                    "--gap",
                    "G",
                    "Maximum difference between the best score and the score of the solution. A gap shortens the"
                            + " search; 0 (default) means the best score itself.")
            .number(0);

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("best", StrategyOptions.SEEDED)
            .about(
                    "The model defines the score, and whether the maximum or the minimum is best. Score and proof are those"
                            + " of dlx best; among several solutions with that score, the solution may differ. A search that is"
                            + " stopped writes the best solution found so far.")
            .with(GAP)
            .with(PictureFormat.SOLUTIONS.parameters())
            .with(KeepingOptions.PARAMETERS)
            .examples(
                    "dlx info target-sudoku --example | dlx-spark best target-sudoku",
                    "dlx info crew --example | dlx-spark best crew --gap 100")
            .planned(ClusterBestCommand::plan);

    private static ClusterPlan plan(Typed typed) {
        long gap = typed.get(GAP);
        if (gap < 0) {
            throw new UsageException("--gap " + gap + ": must be 0 or more");
        }
        return ClusterPlan.of(typed, new ClusterBestCommand(PictureFormat.SOLUTIONS.of(typed, false), gap));
    }

    @Override
    public Format format() {
        return form.format();
    }

    @Override
    public void tryOut(Solver<?> solver) {
        solver.prepare(Question.best());
    }

    @Override
    public boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    public boolean ignoresWeights() {
        return false;
    }

    @Override
    public <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers) {
        ClusterBest answer = solver.gap(gap).best();
        List<Solution<O>> found = answer.solution()
                .map(options -> List.of(ClusterRunner.solution(asked, 1, options)))
                .orElse(List.of());
        BigInteger seen = answer.report().tally().solutions().max(BigInteger.valueOf(found.size()));
        SearchReport report = ClusterRunner.plain(
                answer.report(),
                found.isEmpty() ? BigInteger.ZERO : seen,
                answer.report().stopped());
        Best<O> best = new Best<>(found, answer.bound(), answer.isProven(), report);
        found.forEach(solution -> write(asked, solution, answers));
        return new Answered(
                report, answer.report(), answer.isProven(), json -> writeScore(json, best), StopMessage.sentence(best));
    }

    private <P, O> void write(PuzzleTask<P, O> asked, Solution<O> found, Answers answers) {
        answers.write(asked, form, found, true);
        if (format() == Format.TEXT) {
            answers.writeLine("score " + found.score());
        } else if (format() != Format.JSON) {
            answers.report("puzzle " + asked.number() + ": score " + found.score());
        }
    }

    private static void writeScore(JsonMembers json, Best<?> best) {
        if (best.solution().isPresent()) {
            json.put("score", best.score());
        }
        if (best.bound().isPresent()) {
            json.put("bound", best.bound().getAsLong());
        }
    }
}
