package dlx.app.option;

import dlx.core.Solver;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The memory that an engine may use for results to count by, or for a diagram of all solutions. */
public final class MemoOptions {

    @Option(
            names = "--memo-memory",
            paramLabel = "SIZE",
            converter = MemorySize.class,
            description =
                    "How much memory the engines memo and sweep keep results in, or a diagram of all solutions takes: 64M, 2GiB;"
                            + " unless given a quarter of the greatest heap, 512MiB at most.")
    private Optional<Long> memory = Optional.empty();

    /** Whether somebody gave it. */
    public boolean isGiven() {
        return memory.isPresent();
    }

    /** A solver with this memory, if it was given. */
    public <O> Solver<O> applyTo(Solver<O> solver) {
        return memory.isPresent() ? solver.memoMemory(memory.get()) : solver;
    }
}
