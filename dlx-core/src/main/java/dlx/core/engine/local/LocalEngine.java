package dlx.core.engine.local;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.VerifiedSearch;
import java.util.Optional;

/** Finds one solution by local search; cannot prove that no solution exists. */
public final class LocalEngine implements Engine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "local";

    /** Divisor of the memory budget for the lists of conflicts: the search needs memory for its other lists, too. */
    private static final int LESS = 2;

    private static final int MOST_CONFLICT_INTS = 1 << 28;

    private static final long SEED = 1;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.FIRST) {
            return Optional.of(
                    "finds one solution; it cannot find a second one, nor keep the fixed order of lists, limits"
                            + " and checkpoints");
        }
        return VerifiedSearch.cannot(problem, kind, "the weights of uncovered items");
    }

    @Override
    public boolean reduces() {
        return true;
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
