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
 * @param file the file, if checkpoints are wanted
 * @param every the time between two checkpoints
 */
public record CheckpointOptions(Optional<String> file, Duration every) {

    /** Names the file. */
    public static final Parameter<Optional<String>> FILE = Parameter.option(
                    "--checkpoint",
                    "FILE",
                    "Keeps in this file how far the run is; dlx resume FILE goes on from there.")
            .text();

    private static final Parameter<Optional<Duration>> EVERY = Parameter.option(
                    "--checkpoint-every", "D", "How often it does so: 30s unless given, and at the end.")
            .by(TimeSpan::of);

    /** The parameters. */
    public static final List<Parameter<?>> PARAMETERS = List.of(FILE, EVERY);

    /**
     * Returns the options that were typed.
     *
     * @throws UsageException if there is a time, and no file
     */
    public static CheckpointOptions of(Typed typed) {
        if (typed.get(EVERY).isPresent() && typed.get(FILE).isEmpty()) {
            throw new UsageException(
                    "--checkpoint-every is how often a checkpoint is kept; expected --checkpoint FILE");
        }
        return new CheckpointOptions(typed.get(FILE), typed.get(EVERY).orElse(Duration.ofSeconds(30)));
    }

    /** Returns the options with those of a run that resumes this one. */
    public CheckpointOptions with(ResumeOptions resumed) {
        return new CheckpointOptions(file, resumed.every().orElse(every));
    }
}
