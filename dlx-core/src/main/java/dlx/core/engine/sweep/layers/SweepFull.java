package dlx.core.engine.sweep.layers;

import dlx.core.engine.StopCheck;
import dlx.core.table.MemoryBudget;

/** Thrown when the memory budget of a sweep does not suffice. */
public final class SweepFull extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private SweepFull() {
        super("the memory of a sweep is full", null, false, false);
    }

    /**
     * Returns the memory budget of a sweep. It calls {@code stop} when tables grow, because that takes long for large
     * tables.
     */
    public static MemoryBudget budget(long maxBytes, StopCheck stop) {
        return new MemoryBudget(maxBytes, stop::check, (nodes, bytes) -> new SweepFull());
    }
}
