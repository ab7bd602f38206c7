package dlx.spark.command;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.spark.SparkSolver;
import java.util.List;
import java.util.Optional;

/** The options of checkpoints: the file, and whether its search is resumed. */
final class KeepingOptions {

    private static final Parameter<Optional<String>> CHECKPOINT = Parameter.option(
                    "--checkpoint",
                    "PATH",
                    "Saves the state of the search to this file, for --resume; any path of Hadoop.")
            .text();

    private static final Parameter<Optional<String>> RESUME = Parameter.option(
                    "--resume",
                    "PATH",
                    "Resumes the search of this checkpoint file, and keeps the file up to date; requires the same"
                            + " puzzle and question.")
            .text();

    /** The parameters. */
    static final List<Parameter<?>> PARAMETERS = List.of(CHECKPOINT, RESUME);

    private final Optional<String> checkpoint;
    private final Optional<String> resume;

    private KeepingOptions(Typed typed) {
        checkpoint = typed.get(CHECKPOINT);
        resume = typed.get(RESUME);
    }

    /**
     * Returns the options that were typed; empty if the command does not have them.
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
            throw new UsageException(
                    "--checkpoint and --resume exclude each other, because --resume updates its own file; expected"
                            + " --resume alone");
        }
        return Optional.of(keeping);
    }

    /** Refuses a file from which another search may be resumed. */
    void checkFiles(HadoopPaths paths) {
        if (!isResumed()
                && checkpoint.filter(path -> paths.exists("--checkpoint", path)).isPresent()) {
            throw new UsageException("--checkpoint " + checkpoint.get() + ": this file exists; expected --resume "
                    + checkpoint.get() + " to continue its search, or another name");
        }
    }

    /** True if a search is resumed. */
    boolean isResumed() {
        return resume.isPresent();
    }

    /** The file, if there is one. */
    Optional<String> path() {
        return resume.or(() -> checkpoint);
    }

    /** A solver that writes the checkpoint, and resumes it if that is wanted. */
    SparkSolver applyTo(SparkSolver solver) {
        SparkSolver kept = path().map(solver::checkpoint).orElse(solver);
        return resume.map(kept::resume).orElse(kept);
    }
}
