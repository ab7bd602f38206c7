package dlx.spark.command;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.spark.SparkSolver;
import java.util.List;
import java.util.Optional;

/** The options of checkpoints: the file, and the choice to resume from it. */
final class KeepingOptions {

    private static final Parameter<Optional<String>> CHECKPOINT = Parameter.option(
                    "--checkpoint",
                    "PATH",
                    "Writes checkpoints of the search to this file, for --resume; any path that Hadoop supports.")
            .text();

    private static final Parameter<Optional<String>> RESUME = Parameter.option(
                    "--resume",
                    "PATH",
                    "Resumes the search of this checkpoint, and continues to write it. Puzzle and question must be the"
                            + " same.")
            .text();

    /** The parameters of these options. */
    static final List<Parameter<?>> PARAMETERS = List.of(CHECKPOINT, RESUME);

    private final Optional<String> checkpoint;
    private final Optional<String> resume;

    private KeepingOptions(Typed typed) {
        checkpoint = typed.get(CHECKPOINT);
        resume = typed.get(RESUME);
    }

    /**
     * Returns the options that were given; empty if the command does not have them.
     *
     * @throws UsageException if they name two files
     */
    static Optional<KeepingOptions> of(Typed typed) {
        if (!typed.has(CHECKPOINT)) {
            return Optional.empty();
        }
        KeepingOptions keeping = new KeepingOptions(typed);
        if (keeping.checkpoint.isPresent()
                && keeping.resume.isPresent()
                && !keeping.checkpoint.equals(keeping.resume)) {
            throw new UsageException("--checkpoint and --resume name two files; expected only --resume");
        }
        return Optional.of(keeping);
    }

    /**
     * Rejects an existing file, which may be a checkpoint of another search, unless it is resumed.
     *
     * @throws UsageException if the file exists
     */
    void checkFiles(HadoopPaths paths) {
        if (!isResumed()
                && checkpoint.filter(path -> paths.exists("--checkpoint", path)).isPresent()) {
            throw new UsageException("--checkpoint " + checkpoint.get() + ": this file exists; expected --resume "
                    + checkpoint.get() + " to resume its search, or another name");
        }
    }

    /** Returns true if a search is resumed. */
    boolean isResumed() {
        return resume.isPresent();
    }

    /** Returns the path of the checkpoint, if there is one. */
    Optional<String> path() {
        return resume.or(() -> checkpoint);
    }

    /** Returns a solver that writes the checkpoint and, if requested, resumes from it. */
    SparkSolver applyTo(SparkSolver solver) {
        SparkSolver kept = path().map(solver::checkpoint).orElse(solver);
        return resume.map(kept::resume).orElse(kept);
    }
}
