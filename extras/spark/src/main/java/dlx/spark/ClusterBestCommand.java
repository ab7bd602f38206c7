package dlx.spark;

import com.google.inject.Inject;
import dlx.api.Goal;
import dlx.api.Solution;
import dlx.app.answer.JsonLine;
import dlx.app.answer.StopMessage;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx-spark best}. */
final class ClusterBestCommand extends ClusterCommand {

    private final Argument<Long> gap = arguments
            .option(
                    "--gap",
                    "G",
                    "How much worse than the best, in points of score, the solution may be: the search is shorter then."
                            + " 0 is the best itself.")
            .of(Long.class, 0L);

    private final SolutionFormat form = new SolutionFormat(arguments);

    private final KeepingOptions keeping = new KeepingOptions(arguments);

    @Inject
    ClusterBestCommand(ClusterParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The model defines what a score is, and whether the greatest or the least is the best. Score and proof are those"
                        + " of dlx best; of several solutions with that score it may be another one. A search that is stopped"
                        + " writes the best it has found.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx info target-sudoku --example | dlx-spark best target-sudoku",
                "  dlx info crew --example | dlx-spark best crew --gap 100");
    }

    @Override
    void check() {
        if (gap.get() < 0) {
            throw new UsageException("--gap " + gap.get() + ": expected 0 or more");
        }
        form.check(false);
    }

    @Override
    void tryOut(Solver<?> solver) {
        solver.prepare(new SearchQuestion.Best(Goal.GREATEST, 1));
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    Optional<KeepingOptions> keeping() {
        return Optional.of(keeping);
    }

    @Override
    boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    boolean ignoresWeights() {
        return false;
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterBest answer = solver.gap(gap.get()).best();
        List<Solution<O>> found = answer.solution()
                .map(options -> List.of(solution(asked, 1, options)))
                .orElse(List.of());
        BigInteger seen = answer.report().tally().solutions().max(BigInteger.valueOf(found.size()));
        SearchReport report = plain(
                answer.report(),
                found.isEmpty() ? BigInteger.ZERO : seen,
                answer.report().stopped());
        Best<O> best = new Best<>(found, answer.bound(), answer.isProven(), report);
        found.forEach(solution -> write(asked, solution));
        end(
                asked,
                report,
                answer.report(),
                answer.isProven(),
                json -> writeScore(json, best),
                StopMessage.sentence(best));
    }

    private <P, O> void write(PuzzleTask<P, O> asked, Solution<O> found) {
        answers.write(asked, form, found, true);
        if (format() == Format.TEXT) {
            answers.writeLine("score " + found.score());
        } else if (format() != Format.JSON) {
            answers.report("puzzle " + asked.number() + ": score " + found.score());
        }
    }

    private static void writeScore(JsonLine json, Best<?> best) throws IOException {
        if (best.solution().isPresent()) {
            json.put("score", best.score());
        }
        if (best.bound().isPresent()) {
            json.put("bound", best.bound().getAsLong());
        }
    }
}
