package dlx.core.search;

/**
 * Why a search ended.
 *
 * @since 0.1
 */
public enum StopReason {
    /** The search tree was seen whole: the answer is complete. */
    EXHAUSTED,
    /** As many solutions as were asked for. */
    SOLUTION_LIMIT,
    /** The time limit. */
    TIME,
    /** The limit on nodes. */
    NODES,
    /** The best solution found is no further from the proved bound than was asked for. */
    GAP,
    /** The memory that the answer may take is full: {@link dlx.core.SolverBuilder#memoMemory}. */
    MEMORY,
    /** A {@link CancellationToken}, or an interrupt of the searching thread. */
    CANCELLED,
    /** The visitor asked for it, or the iterator was closed early. */
    VISITOR
}
