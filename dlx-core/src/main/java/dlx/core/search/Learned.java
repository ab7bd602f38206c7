package dlx.core.search;

import dlx.api.Experimental;

/**
 * Knowledge that a search has won from its conflicts so far.
 *
 * @param conflicts contradictions that were met, {@code >= 0}: each taught a clause
 * @param clauses clauses that are kept, {@code >= 0}: most are forgotten after a while
 * @since 0.1
 */
public record Learned(long conflicts, long clauses) {
    /** Made by dlx; further components may come. */
    @Experimental
    public Learned {}
}
