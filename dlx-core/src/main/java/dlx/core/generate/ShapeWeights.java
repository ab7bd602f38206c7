package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.explain.Weights;
import java.time.Duration;
import java.util.Optional;

/**
 * Finds weights that prove that a shape does not have a solution. It is asked if solutions are hard to find, for a part
 * of the time that was spent on them; never for a shape whose solutions are found at once. Thread-safe.
 */
final class ShapeWeights<O> {

    /** Time in nanoseconds for a last try when a caller learns that there is no puzzle. */
    static final long MOMENT_NANOS = 50_000_000;

    /** Ratio of the time of a failed search to the time for weights. */
    private static final int PARTS = 4;

    private final Solver<O> solver;
    private volatile Optional<Weights> found = Optional.empty();
    private volatile boolean settled;

    ShapeWeights(Solver<O> solver) {
        this.solver = solver;
    }

    /** Returns the weights, if they have been found. */
    Optional<Weights> found() {
        return found;
    }

    /**
     * Searches for weights, unless the question is settled.
     *
     * @param spent duration of the failed search, in nanoseconds
     */
    Optional<Weights> ask(long spent, GenerationDeadline watch) {
        return askFor(spent / PARTS, watch);
    }

    /**
     * Searches for weights, unless the question is settled.
     *
     * @param most maximum time in nanoseconds
     */
    Optional<Weights> askFor(long most, GenerationDeadline watch) {
        if (!settled) {
            long begin = System.nanoTime();
            Optional<Weights> answer =
                    watch.limited(solver, Duration.ofNanos(most)).impossible();
            watch.check();
            found = answer.isPresent() ? answer : found;
            settled = answer.isPresent() || System.nanoTime() - begin < most;
        }
        return found;
    }
}
