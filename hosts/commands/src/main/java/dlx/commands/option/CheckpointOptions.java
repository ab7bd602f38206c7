package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The options of checkpoints.
 *
 * @param file the checkpoint file; empty without checkpoints
 * @param every the time between two checkpoints
 */
public record CheckpointOptions(Optional<String> file, Duration every) {

    /** The option that names the file. */
    public static final Parameter<Optional<String>> FILE = Parameter.option(
                    "--checkpoint",
                    "FILE",
                    "Saves the state of the run to this file; dlx resume FILE continues from it.")
            .text();

    private static final Parameter<Optional<Duration>> EVERY = Parameter.option(
                    "--checkpoint-every",
                    "D",
                    "Time between checkpoints (500ms, 10s, 5m), 30s by default; the last is written at the end.")
            .by(TimeSpan::of);

    public static final List<Parameter<?>> PARAMETERS = List.of(FILE, EVERY);

    /**
     * Returns the options that were typed.
     *
     * @throws UsageException if a time is given without a file
     */
    public static CheckpointOptions of(Typed typed) {
        if (typed.get(EVERY).isPresent() && typed.get(FILE).isEmpty()) {
            throw new UsageException("--checkpoint-every requires --checkpoint FILE");
        }
        return new CheckpointOptions(typed.get(FILE), typed.get(EVERY).orElse(Duration.ofSeconds(30)));
    }

    /** Returns these options, changed by the options of a run that resumes this one. */
    public CheckpointOptions with(ResumeOptions resumed) {
        return new CheckpointOptions(file, resumed.every().orElse(every));
    }
}
