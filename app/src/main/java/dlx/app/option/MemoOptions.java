package dlx.app.option;

import dlx.core.Solver;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How much the engine that counts by keeping results may keep. */
public final class MemoOptions {

    @Option(
            names = "--memo-memory",
            paramLabel = "SIZE",
            converter = MemorySize.class,
            description =
                    "How much memory the engine memo keeps results in: 64M, 2GiB; unless given a quarter of the greatest"
                            + " heap, 512MiB at most.")
    private Optional<Long> memory = Optional.empty();

    /** A solver with this memory, if it was given. */
    public <O> Solver<O> applyTo(Solver<O> solver) {
        return memory.isPresent() ? solver.memoMemory(memory.get()) : solver;
    }
}
