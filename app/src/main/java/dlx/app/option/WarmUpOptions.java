package dlx.app.option;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The option for how long a benchmark may warm up. */
public final class WarmUpOptions {

    @Option(
            names = "--warm-up",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "How long the warm-up of an engine takes at most, 20s unless given.")
    private Duration limit = Duration.ofSeconds(20);

    /** The limit; by default ten times a search that needs no warm-up, which leaves time for the runs compared. */
    public Duration limit() {
        return limit;
    }
}
