package dlx.app.option;

import dlx.app.console.UsageException;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options for the file of checkpoints, and how often it is written. */
public final class CheckpointOptions {

    private static final Duration USUAL = Duration.ofSeconds(30);

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keeps in this file how far the run is; dlx resume FILE goes on from there.")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--checkpoint-every",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "How often it does so: 30s unless given, and at the end.")
    private Optional<Duration> every = Optional.empty();

    /** Refuses what means nothing, before anything is read. */
    public void check() {
        if (every.isPresent() && file.isEmpty()) {
            throw new UsageException(
                    "--checkpoint-every is how often a checkpoint is kept; expected --checkpoint FILE");
        }
    }

    /** The file, if checkpoints are wanted. */
    public Optional<String> file() {
        return file;
    }

    /** How much time may pass between two checkpoints. */
    public Duration every() {
        return every.orElse(USUAL);
    }

    /** Takes what a run that goes on is given in place of what it had. */
    public void override(ResumeOptions other) {
        every = other.every().or(() -> every);
    }
}
