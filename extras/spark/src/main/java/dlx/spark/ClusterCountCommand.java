package dlx.spark;

import com.google.inject.Inject;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.search.SearchQuestion;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx-spark count}. */
final class ClusterCountCommand extends ClusterCommand {

    private final LineFormat form = new LineFormat(arguments);

    private final KeepingOptions keeping = new KeepingOptions(arguments);

    @Inject
    ClusterCountCommand(ClusterParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("A puzzle whose search is stopped gets no line: no number is the answer then.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 10 | dlx-spark count queens --stats",
                "  echo 10 | dlx-spark count queens --master local[2] --checkpoint run.cp");
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    void tryOut(Solver<?> solver) {
        Pieces.of(solver, new SearchQuestion.Count());
    }

    @Override
    Format format() {
        return form.check();
    }

    @Override
    Optional<KeepingOptions> keeping() {
        return Optional.of(keeping);
    }

    /** No solutions are a count like others. */
    @Override
    boolean mustExist() {
        return false;
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterReport report = solver.count();
        if (format() == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.tally().solutions().toString());
        }
        end(asked, plain(report), report, report.isComplete(), json -> {});
    }
}
