package dlx.core.search;

/**
 * The reason why a search ended.
 *
 * @since 0.1
 */
public enum StopReason {
    /** The end of the search tree: the answer is complete. */
    EXHAUSTED,
    /** The limit on solutions. */
    SOLUTION_LIMIT,
    /** The time limit. */
    TIME,
    /** The limit on nodes. */
    NODES,
    /** A best solution within the permitted gap to the proved bound. */
    GAP,
    /** The memory budget: {@link dlx.core.SolverBuilder#memoMemory}. */
    MEMORY,
    /** A {@link CancellationToken}, or an interrupt of the searching thread. */
    CANCELLED,
    /** A request of the visitor, or an iterator closed early. */
    VISITOR
}
