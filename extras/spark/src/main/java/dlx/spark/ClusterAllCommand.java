package dlx.spark;

import dlx.app.command.Services;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "all",
        description = {
            "Writes all solutions of a puzzle to files of a new folder, and their number to standard output.",
            "A solution is a line with the numbers of its options, ascending and from 1. The files joined in the order of"
                    + " their names are what dlx solve --all --format options writes."
        },
        footer = {"", "Example:", "  echo 8 | dlx-spark all queens --out boards"})
final class ClusterAllCommand extends ClusterCommand {

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            required = true,
            description =
                    "Where the files go: a folder that does not exist, unless --resume goes on with it; on a cluster of"
                            + " several machines one that all of them reach.")
    private String folder = "";

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final KeepingOptions keeping = new KeepingOptions();

    ClusterAllCommand(Services services) {
        super(services);
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
        boolean exists = paths.exists("--out", folder);
        if (exists && !keeping.isResumed()) {
            throw new UsageException(
                    "--out " + folder + ": this folder exists; expected one that does not, or --resume PATH to go on");
        }
        if (!exists && keeping.isResumed()) {
            throw new UsageException(
                    "--out " + folder + ": there is no such folder; expected the one that the search began to fill");
        }
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterReport report = solver.all(folder);
        if (format() == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.tally().solutions().toString());
        }
        end(asked, plain(report), report, report.isComplete(), json -> json.put("folder", folder));
    }
}
