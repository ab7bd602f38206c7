package dlx.core.search;

import dlx.api.Experimental;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The progress of a running search.
 *
 * @param share the estimated share of the search tree that has been seen, from 0 to 1: an option tried first of d counts
 *     as 1/d of what its node stands for (Knuth, TAOCP 4B, 7.2.2.1)
 * @param solutions solutions so far; 2^63 - 1 stands for as many and more
 * @param nodes nodes so far
 * @param nanos nanoseconds since the search began
 * @param score of a search for the best: the best score found so far
 * @param bound of a search for the best: a score that is proved, no solution is better
 * @param learned of a search that learns from conflicts, alone or beside others: what it has learned so far
 * @since 0.1
 */
public record Progress(
        double share,
        long solutions,
        long nodes,
        long nanos,
        OptionalLong score,
        OptionalLong bound,
        Optional<Learned> learned) {

    /** Called by {@link #of} and what follows it, which users call; further components may come. */
    @Experimental
    public Progress {}

    /**
     * The progress of a search that asks for all, and learns nothing.
     *
     * @param share the share of the search tree that has been seen, from 0 to 1
     * @param solutions solutions so far
     * @param nodes nodes so far
     * @param nanos nanoseconds since the search began
     * @return the progress
     */
    public static Progress of(double share, long solutions, long nodes, long nanos) {
        return new Progress(
                share, solutions, nodes, nanos, OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
    }

    /**
     * This progress, of a search for the best.
     *
     * @param bestScore the best score found so far
     * @param provedBound a score that is proved, no solution is better
     * @return the progress
     */
    public Progress best(OptionalLong bestScore, OptionalLong provedBound) {
        return new Progress(share, solutions, nodes, nanos, bestScore, provedBound, learned);
    }

    /**
     * This progress, of a search that learns.
     *
     * @param won what it has learned so far
     * @return the progress
     */
    public Progress learned(Learned won) {
        return new Progress(share, solutions, nodes, nanos, score, bound, Optional.of(won));
    }
}
