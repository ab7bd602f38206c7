package dlx.core.engine.sweep.layers;

import dlx.core.engine.StopCheck;
import dlx.core.table.MemoryBudget;

/** Thrown where the memory that a sweep may take is not enough. */
public final class SweepFull extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private SweepFull() {
        super("the memory of a sweep is full", null, false, false);
    }

    /** The budget of a sweep; {@code stop} is asked when tables grow, which takes long for great ones. */
    public static MemoryBudget budget(long maxBytes, StopCheck stop) {
        return new MemoryBudget(maxBytes, stop::check, (nodes, bytes) -> new SweepFull());
    }
}
