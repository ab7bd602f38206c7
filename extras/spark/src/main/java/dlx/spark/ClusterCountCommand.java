package dlx.spark;

import dlx.app.command.Services;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.search.SearchQuestion;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "count",
        description = {
            "Writes the number of solutions of each puzzle, one line per puzzle.",
            "A puzzle whose search is stopped gets no line: no number is the answer then."
        },
        footer = {
            "",
            "Examples:",
            "  echo 10 | dlx-spark count queens --stats",
            "  echo 10 | dlx-spark count queens --master local[2] --checkpoint run.cp"
        })
final class ClusterCountCommand extends ClusterCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final KeepingOptions keeping = new KeepingOptions();

    ClusterCountCommand(Services services) {
        super(services);
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
