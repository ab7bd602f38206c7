package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.explain.Weights;
import java.time.Duration;
import java.util.Optional;

/**
 * The question whether weights prove that a shape has no solution. It is asked where solutions are hard to find, for a part of the
 * time that was spent on that; a shape whose solutions are found at once is never asked about. Thread-safe.
 */
final class ShapeWeights<O> {

    /** A moment for whoever is told anyway that there is no puzzle. */
    static final long MOMENT_NANOS = 50_000_000;

    /** The time spent on a search in vain for one part of this question. */
    private static final int PARTS = 4;

    private final Solver<O> solver;
    private volatile Optional<Weights> found = Optional.empty();
    private volatile boolean settled;

    ShapeWeights(Solver<O> solver) {
        this.solver = solver;
    }

    /** The weights, where they have been found. */
    Optional<Weights> found() {
        return found;
    }

    /**
     * Asks, if that has not been answered yet.
     *
     * @param spent on a search in vain, in nanoseconds
     */
    Optional<Weights> ask(long spent, GenerationDeadline watch) {
        return askFor(spent / PARTS, watch);
    }

    /** Asks for so many nanoseconds at most, if that has not been answered yet. */
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
