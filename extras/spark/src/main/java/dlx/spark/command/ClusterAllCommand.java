package dlx.spark.command;

import dlx.commands.answer.Answers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.spark.ClusterReport;
import dlx.spark.SparkSolver;
import java.util.Optional;

/**
 * The command {@code dlx-spark all}.
 *
 * @param format the format of the answer
 * @param folder the folder of the files
 * @param isResumed true if an earlier run has begun to fill the folder
 */
record ClusterAllCommand(Format format, String folder, boolean isResumed) implements ClusterAnswer {

    private static final Parameter<String> FOLDER = Parameter.option(
                    "--out",
                    "FOLDER",
                    "Where the files go: a folder that does not exist, unless --resume goes on with it; on a cluster of"
                            + " several machines one that all of them reach.")
            .required();

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("all", StrategyOptions.SEEDED)
            .about(
                    "A solution is a line with the numbers of its options, ascending and from 1. The files joined in the order of"
                            + " their names are what dlx solve --all --format options writes.")
            .with(FOLDER, LineFormat.FORMAT)
            .with(KeepingOptions.PARAMETERS)
            .examples("echo 8 | dlx-spark all queens --out boards")
            .planned(ClusterAllCommand::plan);

    private static ClusterPlan plan(Typed typed) {
        boolean isResumed =
                KeepingOptions.of(typed).filter(KeepingOptions::isResumed).isPresent();
        return ClusterPlan.of(typed, new ClusterAllCommand(LineFormat.of(typed), typed.get(FOLDER), isResumed));
    }

    @Override
    public Optional<String> optionForOne() {
        return Optional.of("--out, --checkpoint and --resume");
    }

    @Override
    public void checkFiles(HadoopPaths paths) {
        boolean exists = paths.exists("--out", folder);
        if (exists && !isResumed) {
            throw new UsageException(
                    "--out " + folder + ": this folder exists; expected one that does not, or --resume PATH to go on");
        }
        if (!exists && isResumed) {
            throw new UsageException(
                    "--out " + folder + ": there is no such folder; expected the one that the search began to fill");
        }
    }

    @Override
    public <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers) {
        ClusterReport report = solver.all(folder);
        if (format == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.tally().solutions().toString());
        }
        return Answered.of(
                ClusterRunner.plain(report), report, report.isComplete(), json -> json.put("folder", folder));
    }
}
