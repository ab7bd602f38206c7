package dlx.core.engine.learn;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.VerifiedSearch;
import java.util.Optional;

/** Finds one or two solutions, or proves that they do not exist, by learning from conflicts. */
public final class LearnEngine implements Engine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "learn";

    /**
     * Divisor of the memory budget for the clauses. The budget may be half the heap for a table of counts; clauses need
     * less.
     */
    private static final int LESS = 4;

    private static final int MOST_CLAUSE_INTS = 1 << 28;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.FIRST && kind.mode() != SearchMode.UNIQUE) {
            return Optional.of(
                    "finds one solution, or proves that it does not exist or is unique; it cannot keep the fixed order"
                            + " of lists, limits and checkpoints");
        }
        return VerifiedSearch.cannot(problem, kind, "its conflicts");
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        ItemLists lists = new ItemLists(problem, stop);
        return (request, control) -> {
            long ints = request.memoMemory() / LESS / Integer.BYTES;
            return new LearnSearch(lists, request, control, (int) Math.min(ints, MOST_CLAUSE_INTS));
        };
    }
}
