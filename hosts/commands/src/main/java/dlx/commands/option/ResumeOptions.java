package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The options of a resumed run; those that were not typed stay as they were.
 *
 * @param threads the number of threads
 * @param time the limit of time
 * @param nodes the limit of nodes
 * @param every the time between two checkpoints
 * @param progress true if a progress line is wanted
 * @param stats true if statistics are wanted
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
                    "How many threads search at once from now on, 0 for all cores. The answers are the same.")
            .integer();

    private static final Parameter<Optional<Duration>> TIME = Parameter.option(
                    "--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m. It begins anew.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<Duration>> EVERY = Parameter.option(
                    "--checkpoint-every", "D", "How often it keeps in the file how far it is, and at the end.")
            .by(TimeSpan::of);

    /** The parameters. */
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
