package dlx.core.engine.local;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.VerifiedEngine;

/** Finds one solution by local search; cannot prove that no solution exists. */
public final class LocalEngine extends VerifiedEngine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "local";

    /** Divisor of the memory budget for the lists of conflicts: the search needs memory for its other lists, too. */
    private static final int LESS = 2;

    private static final int MOST_CONFLICT_INTS = 1 << 28;

    private static final long SEED = 1;

    /** Creates an engine. */
    public LocalEngine() {
        super(
                NAME,
                "finds one solution; it cannot find a second one, nor keep",
                "the weights of uncovered items",
                SearchMode.FIRST);
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        Holders holders = Holders.of(problem, stop);
        return (request, control) -> {
            long ints = request.memoMemory() / LESS / Integer.BYTES;
            return new LocalSearch(problem, holders, request, control, (int) Math.min(ints, MOST_CONFLICT_INTS), SEED);
        };
    }
}
