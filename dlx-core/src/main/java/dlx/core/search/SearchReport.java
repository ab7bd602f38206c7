package dlx.core.search;

import java.math.BigInteger;

/**
 * What is known after a search.
 *
 * @param outcome what is known about the cover
 * @param stopped why the search ended; not the same thing: a search may be stopped by a limit and still have solved
 * @param solutions how many solutions were found, exact; all there are if {@link #isComplete}
 * @param nodes choice points of the search tree, the root and the solutions included
 * @param updates units of work, the same on every machine: with links nodes of options that were unlinked, with slots
 *     words of states that were combined, with masks masks that were looked at
 * @param engine the name of the engine that searched
 * @param buildNanos time spent compiling the cover for the engine, 0 where that had been done before
 * @param searchNanos wall time of the search, what the visitor did included
 * @since 0.1
 */
public record SearchReport(
        Outcome outcome,
        StopReason stopped,
        BigInteger solutions,
        long nodes,
        long updates,
        String engine,
        long buildNanos,
        long searchNanos) {

    /**
     * Whether the whole search tree was seen, so that {@link #solutions} is the number of all solutions.
     *
     * @return {@code true} if nothing stopped the search early
     */
    public boolean isComplete() {
        return stopped == StopReason.EXHAUSTED;
    }
}
