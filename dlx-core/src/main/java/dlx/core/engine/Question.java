package dlx.core.engine;

/** What is asked of a search. */
public enum Question {
    /** A solution: the first of the order as a rule, another one where the search turns out hard. */
    FIRST(true),
    /** Solutions in their order. */
    ALL(true),
    /** Whether there is a second solution: two of them, in any order. */
    UNIQUE(false),
    /** The number of solutions; none of them is looked at. */
    COUNT(false);

    private final boolean ordered;

    Question(boolean ordered) {
        this.ordered = ordered;
    }

    /** Whether the order of the solutions matters. */
    boolean isOrdered() {
        return ordered;
    }
}
