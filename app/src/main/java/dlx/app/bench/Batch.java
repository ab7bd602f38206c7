package dlx.app.bench;

import dlx.core.Solver;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of one file, which are timed together. */
public final class Batch {

    final String file;
    final List<Solver<?>> solvers = new ArrayList<>();
    long describeNanos;

    /**
     * Creates a batch without puzzles.
     *
     * @param file name of the file, for the row
     */
    public Batch(String file) {
        this.file = file;
    }

    /**
     * Adds a puzzle.
     *
     * @param nanos time in which the puzzle was described, in nanoseconds
     */
    public void add(Solver<?> solver, long nanos) {
        solvers.add(solver);
        describeNanos += nanos;
    }
}
