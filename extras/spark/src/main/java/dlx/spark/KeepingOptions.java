package dlx.spark;

import dlx.app.console.UsageException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of checkpoints: the file, and whether its search is resumed. */
final class KeepingOptions {

    @Option(
            names = "--checkpoint",
            paramLabel = "PATH",
            description = "Keeps in this file how far the search is, for --resume; any path that Hadoop knows.")
    private Optional<String> checkpoint = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "PATH",
            description =
                    "Goes on with the search that this checkpoint was kept of, and keeps on keeping it there; expects"
                            + " the same puzzle and question.")
    private Optional<String> resume = Optional.empty();

    /** Refuses what excludes each other, before anything is read. */
    void check() {
        if (checkpoint.isPresent() && resume.isPresent() && !checkpoint.equals(resume)) {
            throw new UsageException(
                    "--checkpoint and --resume name two files, and one search has one; expected --resume alone");
        }
    }

    /** Refuses a file from which another search may be resumed. */
    void checkFiles(HadoopPaths paths) {
        if (!isResumed()
                && checkpoint.filter(path -> paths.exists("--checkpoint", path)).isPresent()) {
            throw new UsageException("--checkpoint " + checkpoint.get() + ": this file exists; expected --resume "
                    + checkpoint.get() + " to go on with its search, or another name");
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
