package dlx.core.search;

import dlx.api.Experimental;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The progress of a running search.
 *
 * @param share estimated share of the search tree that is searched, 0 to 1. Each of the d options of a node has
 *     1/d of its node's share (Knuth, TAOCP 4B, 7.2.2.1)
 * @param solutions number of solutions so far; 2^63 - 1 means this number or more
 * @param nodes number of nodes so far
 * @param nanos nanoseconds since the search began
 * @param score best score so far; empty except in a search for the best
 * @param bound score that is proved to be a bound of all solutions; empty except in a search for the best
 * @param learned numbers of a search that learns from conflicts, alone or beside other searches; empty otherwise
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

    /**
     * Creates a progress. Callers use {@link #of}, {@link #best} and {@link #learned(Learned)}, because components may
     * be added.
     */
    @Experimental
    public Progress {}

    /**
     * Returns the progress of a search for all solutions that does not learn.
     *
     * @param share estimated share of the search tree that is searched, 0 to 1
     * @param solutions number of solutions so far
     * @param nodes number of nodes so far
     * @param nanos nanoseconds since the search began
     * @return the progress
     */
    public static Progress of(double share, long solutions, long nodes, long nanos) {
        return new Progress(
                share, solutions, nodes, nanos, OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
    }

    /**
     * Returns this progress with the numbers of a search for the best.
     *
     * @param bestScore best score so far
     * @param provedBound score that is proved to be a bound of all solutions
     * @return the progress
     */
    public Progress best(OptionalLong bestScore, OptionalLong provedBound) {
        return new Progress(share, solutions, nodes, nanos, bestScore, provedBound, learned);
    }

    /**
     * Returns this progress with the numbers of a search that learns.
     *
     * @param won numbers of conflicts and clauses so far
     * @return the progress
     */
    public Progress learned(Learned won) {
        return new Progress(share, solutions, nodes, nanos, score, bound, Optional.of(won));
    }
}
