package dlx.core.engine;

/** The kind of answer that an engine is asked for; the best and samples are made of it above the engines. */
public enum SearchMode {
    /** A solution: the first of the order as a rule, another one where the search turns out hard. */
    FIRST(true),
    /** Solutions in their order. */
    ALL(true),
    /** Solutions, each once, in whatever order they come soonest. */
    ANY(false),
    /** Whether there is a second solution: two of them, in any order. */
    UNIQUE(false),
    /** The best solutions: an engine that cannot prove them by bounds shows all solutions in their order. */
    BEST(true),
    /** The number of solutions; none of them is looked at. */
    COUNT(false);

    private final boolean ordered;

    SearchMode(boolean ordered) {
        this.ordered = ordered;
    }

    /** Whether the order of the solutions matters. */
    public boolean isOrdered() {
        return ordered;
    }
}
