package dlx.app.option;

import dlx.app.console.UsageException;
import java.time.Duration;
import java.util.Optional;

/** Options for the file of checkpoints, and how often it is written. */
public final class CheckpointOptions {

    private static final Duration USUAL = Duration.ofSeconds(30);

    private final Argument<Optional<String>> file;
    private final Argument<Optional<Duration>> every;

    /** Declares the options. */
    public CheckpointOptions(Arguments arguments) {
        file = arguments
                .option(
                        "--checkpoint",
                        "FILE",
                        "Keeps in this file how far the run is; dlx resume FILE goes on from there.")
                .text();
        every = arguments
                .option("--checkpoint-every", "D", "How often it does so: 30s unless given, and at the end.")
                .by(Duration.class, new TimeSpan());
    }

    /** Refuses what means nothing, before anything is read. */
    public void check() {
        if (every.get().isPresent() && file.get().isEmpty()) {
            throw new UsageException(
                    "--checkpoint-every is how often a checkpoint is kept; expected --checkpoint FILE");
        }
    }

    /** The file, if checkpoints are wanted. */
    public Optional<String> file() {
        return file.get();
    }

    /** How much time may pass between two checkpoints. */
    public Duration every() {
        return every.get().orElse(USUAL);
    }

    /** Takes what a run that goes on is given in place of what it had. */
    public void override(ResumeOptions other) {
        every.set(other.every().or(every));
    }
}
