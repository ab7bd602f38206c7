package dlx.app.option;

import dlx.core.Solver;
import java.util.Optional;

/** The memory that an engine may use for results to count by, or for a diagram of all solutions. */
public final class MemoOptions {

    private final Argument<Optional<Long>> memory;

    /** Declares the options. */
    public MemoOptions(Arguments arguments) {
        memory = arguments
                .option(
                        "--memo-memory",
                        "SIZE",
                        "How much memory the engines memo and sweep keep results in, or a diagram of all solutions takes: 64M, 2GiB;"
                                + " unless given a quarter of the greatest heap, 512MiB at most.")
                .by(Long.class, new MemorySize());
    }

    /** Whether somebody gave it. */
    public boolean isGiven() {
        return memory.get().isPresent();
    }

    /** A solver with this memory, if it was given. */
    public <O> Solver<O> applyTo(Solver<O> solver) {
        return memory.get().isPresent() ? solver.memoMemory(memory.get().get()) : solver;
    }
}
