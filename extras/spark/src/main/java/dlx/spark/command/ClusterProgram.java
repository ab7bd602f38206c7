package dlx.spark.command;

import dlx.commands.line.PlanRunner;
import dlx.commands.line.Program;
import java.time.Duration;
import java.util.List;

/** The commands of {@code dlx-spark}. */
public final class ClusterProgram implements Program {

    @Override
    public String name() {
        return "dlx-spark";
    }

    @Override
    public String summary() {
        return "Solves puzzles as exact cover problems on a cluster of Apache Spark.";
    }

    @Override
    public List<String> footer() {
        return List.of(
                "",
                "Each command has its own --help; docs/cluster.md is the guide. Examples:",
                "  echo 12 | dlx-spark count queens",
                "  echo 14 | dlx-spark count queens --master spark://127.0.0.1:7077 --checkpoint run.cp",
                "  echo 8 | dlx-spark all queens --out boards");
    }

    @Override
    public List<Entry> commands() {
        return List.of(
                new Entry("count", "Writes the number of solutions of each puzzle, one line per puzzle."),
                new Entry(
                        "all",
                        "Writes all solutions of a puzzle to files of a new folder, and their number to standard output."),
                new Entry("best", "Writes a solution with the best score of each puzzle, and the score."),
                new Entry(
                        "unique",
                        "Writes unique, multiple or none, one line per puzzle. Stops at the second solution."),
                new Entry(
                        "sample",
                        "Writes solutions of each puzzle drawn at random, each uniformly from all and independently of the others, so"
                                + " that a solution may occur twice."));
    }

    @Override
    public PlanRunner.Call<?> call(String command) {
        return new PlanRunner.Call<>(
                switch (command) {
                    case "count" -> ClusterCountCommand.COMMAND;
                    case "all" -> ClusterAllCommand.COMMAND;
                    case "best" -> ClusterBestCommand.COMMAND;
                    case "unique" -> ClusterUniqueCommand.COMMAND;
                    case "sample" -> ClusterSampleCommand.COMMAND;
                    default -> throw new IllegalArgumentException(command);
                },
                ClusterRunner.class);
    }

    /**
     * Returns the time to wait for the end of a cancelled run; Spark needs several seconds to cancel a job and to stop.
     */
    @Override
    public Duration patience() {
        return Duration.ofSeconds(15);
    }
}
