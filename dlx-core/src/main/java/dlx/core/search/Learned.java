package dlx.core.search;

import dlx.api.Experimental;

/**
 * The numbers of conflicts and clauses of a search that learns from conflicts.
 *
 * @param conflicts number of conflicts so far, 0 or more; each yields a clause
 * @param clauses number of clauses in memory, 0 or more; most clauses are deleted after a while
 * @since 0.1
 */
public record Learned(long conflicts, long clauses) {
    /** Creates the numbers. For use by dlx only, because components may be added. */
    @Experimental
    public Learned {}
}
