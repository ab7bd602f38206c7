package dlx.core.engine.learn;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.VerifiedEngine;

/** Finds one or two solutions, or proves that they do not exist, by learning from conflicts. */
public final class LearnEngine extends VerifiedEngine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "learn";

    /**
     * Divisor of the memory budget for the clauses. The budget may be half the heap for a table of counts; clauses need
     * less.
     */
    private static final int LESS = 4;

    private static final int MOST_CLAUSE_INTS = 1 << 28;

    /** Creates the engine. */
    public LearnEngine() {
        super(
                NAME,
                "finds one solution, or proves that it does not exist or is unique; it cannot keep",
                "its conflicts",
                SearchMode.FIRST,
                SearchMode.UNIQUE);
    }

    @Override
    public boolean keepsConstraint() {
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
