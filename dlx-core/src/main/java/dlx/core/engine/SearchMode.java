package dlx.core.engine;

/**
 * The kind of answer that an engine computes. The solver computes samples from an engine's solutions, and also the best
 * solutions if the engine cannot prove them.
 */
public enum SearchMode {
    /** One solution: usually the first in the order, another if the search is hard. */
    FIRST(true),
    /** All solutions in their order. */
    ALL(true),
    /** All solutions, each once, in any order. */
    ANY(false),
    /** Two solutions, in any order: they decide whether a solution is unique. */
    UNIQUE(false),
    /** The best solutions; an engine that cannot prove them by bounds returns all solutions in their order. */
    BEST(true),
    /** The number of solutions; the solutions themselves are not returned. */
    COUNT(false);

    private final boolean ordered;

    SearchMode(boolean ordered) {
        this.ordered = ordered;
    }

    /** Returns true if the order of the solutions matters. */
    public boolean isOrdered() {
        return ordered;
    }
}
