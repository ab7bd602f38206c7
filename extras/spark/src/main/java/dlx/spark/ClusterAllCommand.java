package dlx.spark;

import com.google.inject.Inject;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx-spark all}. */
final class ClusterAllCommand extends ClusterCommand {

    private final Argument<String> folder = arguments
            .option(
                    "--out",
                    "FOLDER",
                    "Where the files go: a folder that does not exist, unless --resume goes on with it; on a cluster of"
                            + " several machines one that all of them reach.")
            .required();

    private final LineFormat form = new LineFormat(arguments);

    private final KeepingOptions keeping = new KeepingOptions(arguments);

    @Inject
    ClusterAllCommand(ClusterParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "A solution is a line with the numbers of its options, ascending and from 1. The files joined in the order of"
                        + " their names are what dlx solve --all --format options writes.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  echo 8 | dlx-spark all queens --out boards");
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    Format format() {
        return form.check();
    }

    @Override
    Optional<KeepingOptions> keeping() {
        return Optional.of(keeping);
    }

    @Override
    Optional<String> optionForOne() {
        return Optional.of("--out, --checkpoint and --resume");
    }

    @Override
    void checkFiles(HadoopPaths paths) {
        super.checkFiles(paths);
        boolean exists = paths.exists("--out", folder.get());
        if (exists && !keeping.isResumed()) {
            throw new UsageException("--out " + folder.get()
                    + ": this folder exists; expected one that does not, or --resume PATH to go on");
        }
        if (!exists && keeping.isResumed()) {
            throw new UsageException("--out " + folder.get()
                    + ": there is no such folder; expected the one that the search began to fill");
        }
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterReport report = solver.all(folder.get());
        if (format() == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.tally().solutions().toString());
        }
        end(asked, plain(report), report, report.isComplete(), json -> json.put("folder", folder.get()));
    }
}
