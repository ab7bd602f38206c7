package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The options of a resumed run. An option that was not typed keeps its value of the first run.
 *
 * @param threads the number of threads
 * @param time the limit of time
 * @param nodes the limit of nodes
 * @param every the time between two checkpoints
 * @param progress true to show a progress line
 * @param stats true to write statistics
 */
public record ResumeOptions(
        Optional<Integer> threads,
        Optional<Duration> time,
        Optional<Long> nodes,
        Optional<Duration> every,
        Optional<Boolean> progress,
        boolean stats) {

    private static final Parameter<Optional<Integer>> THREADS = Parameter.option(
                    "--threads",
                    "N",
                    "Number of search threads from now on, 0 for all cores. Only the solution of best may differ.")
            .integer();

    private static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time", "D", "Stops the work on each puzzle after this time (10s, 5m). The time starts again.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<Duration>> EVERY = Parameter.option(
                    "--checkpoint-every", "D", "Time between checkpoints (10s, 5m); the last is written at the end.")
            .by(TimeSpan::of);

    public static final List<Parameter<?>> PARAMETERS =
            List.of(THREADS, TIME, SearchOptions.NODES, EVERY, SearchOptions.PROGRESS, SearchOptions.STATS);

    /** Returns the options that were typed. */
    public static ResumeOptions of(Typed typed) {
        return new ResumeOptions(
                typed.get(THREADS),
                typed.get(TIME),
                typed.get(SearchOptions.NODES),
                typed.get(EVERY),
                typed.get(SearchOptions.PROGRESS),
                typed.get(SearchOptions.STATS));
    }
}
