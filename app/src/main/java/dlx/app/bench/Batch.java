package dlx.app.bench;

import dlx.core.Solver;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of one file, which are timed together. */
public final class Batch {

    final String file;
    final List<Solver<?>> solvers = new ArrayList<>();
    long describeNanos;

    /** A batch without puzzles. */
    public Batch(String file) {
        this.file = file;
    }

    /** Adds a puzzle, which took so long to describe. */
    public void add(Solver<?> solver, long nanos) {
        solvers.add(solver);
        describeNanos += nanos;
    }
}
