package dlx.spark.command;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.option.PuzzleArguments;
import java.util.List;
import java.util.Optional;

/**
 * The plan of a command line: all that it asks of a cluster, decided before any puzzle is read.
 *
 * @param puzzles the puzzles
 * @param answer the question, and the form of its answer
 * @param job the settings of the search
 * @param cluster the cluster
 * @param keeping the options of checkpoints; empty for a command that does not support them
 */
record ClusterPlan(
        PuzzleArguments puzzles,
        ClusterAnswer answer,
        JobOptions job,
        ClusterOptions cluster,
        Optional<KeepingOptions> keeping) {

    /** Returns a builder of a command with the options that all commands have. */
    static Command.Builder named(String name, List<Parameter<?>> strategy) {
        return Command.named(name)
                .with(PuzzleArguments.ALL)
                .with(JobOptions.PARAMETERS)
                .with(strategy)
                .with(ClusterOptions.PARAMETERS)
                .with(PuzzleArguments.PLUGINS);
    }

    /**
     * Returns the plan of a command line.
     *
     * @throws dlx.commands.line.UsageException if options are not valid or exclude each other
     */
    static ClusterPlan of(Typed typed, ClusterAnswer answer) {
        Optional<KeepingOptions> keeping = KeepingOptions.of(typed);
        JobOptions job = new JobOptions(typed);
        job.check(answer::tryOut);
        ClusterOptions cluster = new ClusterOptions(typed);
        cluster.check();
        return new ClusterPlan(PuzzleArguments.of(typed), answer, job, cluster, keeping);
    }

    /** Returns the options that were given and support only one puzzle, in words; empty without such options. */
    Optional<String> optionForOne() {
        return answer.optionForOne()
                .or(() -> keeping.flatMap(KeepingOptions::path).map(path -> "--checkpoint and --resume"));
    }
}
