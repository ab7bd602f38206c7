package dlx.app.option;

import java.time.Duration;

/** The option for how long a benchmark may warm up. */
public final class WarmUpOptions {

    private final Argument<Duration> limit;

    /** Declares the options. */
    public WarmUpOptions(Arguments arguments) {
        limit = arguments
                .option("--warm-up", "D", "How long the warm-up of an engine takes at most, 20s unless given.")
                .by(Duration.class, new TimeSpan(), Duration.ofSeconds(20));
    }

    /** The limit; by default ten times a search that needs no warm-up, which leaves time for the runs compared. */
    public Duration limit() {
        return limit.get();
    }
}
