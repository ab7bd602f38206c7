package dlx.app.option;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** Options of a resumed run; those that are not given stay as they were. */
public final class ResumeOptions {

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads search at once from now on, 0 for all cores. The answers are the same.")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "Stops the work on a puzzle after this time: 500ms, 10s, 5m. It begins anew.")
    private Optional<Duration> time = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "Stops the search of a puzzle after N nodes.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--checkpoint-every",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "How often it keeps in the file how far it is, and at the end.")
    private Optional<Duration> every = Optional.empty();

    @Option(
            names = "--progress",
            negatable = true,
            description = "Shows how far the search is; on a terminal it does unless --no-progress is given.")
    private Optional<Boolean> progress = Optional.empty();

    @Option(names = "--stats", description = "Writes a JSON object about each search to standard error.")
    private boolean stats;

    OptionalInt threads() {
        return threads.isPresent() ? OptionalInt.of(threads.get()) : OptionalInt.empty();
    }

    Optional<Duration> time() {
        return time;
    }

    Optional<Long> nodes() {
        return nodes;
    }

    Optional<Duration> every() {
        return every;
    }

    Optional<Boolean> progress() {
        return progress;
    }

    boolean stats() {
        return stats;
    }
}
