package dlx.spark;

import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Arguments;
import java.util.Optional;

/** The options of checkpoints: the file, and whether its search is resumed. */
final class KeepingOptions {

    private final Argument<Optional<String>> checkpoint;
    private final Argument<Optional<String>> resume;

    /** Declares the options. */
    KeepingOptions(Arguments arguments) {
        checkpoint = arguments
                .option(
                        "--checkpoint",
                        "PATH",
                        "Keeps in this file how far the search is, for --resume; any path that Hadoop knows.")
                .text();
        resume = arguments
                .option(
                        "--resume",
                        "PATH",
                        "Goes on with the search that this checkpoint was kept of, and keeps on keeping it there; expects"
                                + " the same puzzle and question.")
                .text();
    }

    /** Refuses what excludes each other, before anything is read. */
    void check() {
        if (checkpoint.get().isPresent()
                && resume.get().isPresent()
                && !checkpoint.get().equals(resume.get())) {
            throw new UsageException(
                    "--checkpoint and --resume name two files, and one search has one; expected --resume alone");
        }
    }

    /** Refuses a file from which another search may be resumed. */
    void checkFiles(HadoopPaths paths) {
        if (!isResumed()
                && checkpoint
                        .get()
                        .filter(path -> paths.exists("--checkpoint", path))
                        .isPresent()) {
            throw new UsageException("--checkpoint " + checkpoint.get().get() + ": this file exists; expected --resume "
                    + checkpoint.get().get() + " to go on with its search, or another name");
        }
    }

    /** True if a search is resumed. */
    boolean isResumed() {
        return resume.get().isPresent();
    }

    /** The file, if there is one. */
    Optional<String> path() {
        return resume.get().or(() -> checkpoint.get());
    }

    /** A solver that writes the checkpoint, and resumes it if that is wanted. */
    SparkSolver applyTo(SparkSolver solver) {
        SparkSolver kept = path().map(solver::checkpoint).orElse(solver);
        return resume.get().map(kept::resume).orElse(kept);
    }
}
