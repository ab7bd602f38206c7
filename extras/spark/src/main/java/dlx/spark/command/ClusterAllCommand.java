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
 * Writes all solutions to files, and their number to standard output: {@code dlx-spark all}.
 *
 * @param format format of the answer
 * @param folder folder of the files
 * @param isResumed true if an earlier run has begun to fill the folder
 */
record ClusterAllCommand(Format format, String folder, boolean isResumed) implements ClusterAnswer {

    private static final Parameter<String> FOLDER = Parameter.option(
                    "--out",
                    "FOLDER",
                    "Folder of the files. It must not exist, unless --resume is given; on a cluster of several machines,"
                            + " all of them must reach it.")
            .required();

    static final Command<ClusterPlan> COMMAND = ClusterPlan.named("all", StrategyOptions.SEEDED)
            .about(
                    "A solution is a line with the numbers of its options, ascending and from 1. The files joined in the order of"
                            + " their names equal the output of dlx solve --all --format options.")
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
                    "--out " + folder + ": this folder exists; expected a new folder, or --resume PATH to resume");
        }
        if (!exists && isResumed) {
            throw new UsageException(
                    "--out " + folder + ": folder not found; expected the folder that the search began to fill");
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
