package dlx.app.option;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** Options of a resumed run; those that are not given stay as they were. */
public final class ResumeOptions {

    private final Argument<Optional<Integer>> threads;
    private final Argument<Optional<Duration>> time;
    private final Argument<Optional<Long>> nodes;
    private final Argument<Optional<Duration>> every;
    private final Argument<Optional<Boolean>> progress;
    private final Argument<Boolean> stats;

    /** Declares the options. */
    public ResumeOptions(Arguments arguments) {
        threads = arguments
                .option(
                        "--threads",
                        "N",
                        "How many threads search at once from now on, 0 for all cores. The answers are the same.")
                .of(Integer.class);
        time = arguments
                .option("--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m. It begins anew.")
                .by(Duration.class, new TimeSpan());
        nodes = arguments
                .option("--nodes", "N", "Stops the search of a puzzle after N nodes.")
                .of(Long.class);
        every = arguments
                .option("--checkpoint-every", "D", "How often it keeps in the file how far it is, and at the end.")
                .by(Duration.class, new TimeSpan());
        progress = arguments.negatable(
                "--progress", "Shows how far the search is; on a terminal it does unless --no-progress is given.");
        stats = arguments.flag("--stats", "Writes a JSON object about each search to standard error.");
    }

    OptionalInt threads() {
        return threads.get().isPresent() ? OptionalInt.of(threads.get().get()) : OptionalInt.empty();
    }

    Optional<Duration> time() {
        return time.get();
    }

    Optional<Long> nodes() {
        return nodes.get();
    }

    Optional<Duration> every() {
        return every.get();
    }

    Optional<Boolean> progress() {
        return progress.get();
    }

    boolean stats() {
        return stats.get();
    }
}
