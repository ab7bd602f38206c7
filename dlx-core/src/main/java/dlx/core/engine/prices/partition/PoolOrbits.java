package dlx.core.engine.prices.partition;

import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.symmetry.CoverArrays;
import dlx.core.symmetry.RestOrbits;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Leaves out children of a pool that are images of others under symmetries of all options that fit to the options taken.
 * Only if one best solution is wanted. Not thread-safe.
 */
final class PoolOrbits {

    private final ResidualProblem remainder;
    private final ConflictMatrix exclusions;
    private final boolean wantsOne;

    /** The residual problem, once a pool has been branched on. */
    private Optional<CoverArrays> cover = Optional.empty();

    PoolOrbits(ResidualProblem remainder, ConflictMatrix exclusions, boolean wantsOne) {
        this.remainder = remainder;
        this.exclusions = exclusions;
        this.wantsOne = wantsOne;
    }

    /** Finds the orbits of a pool, unless they are known. */
    void find(PricedNode pool, StopCheck stop) {
        if (wantsOne && pool.orbits == RestOrbits.NONE) {
            pool.orbits = RestOrbits.of(cover(), left(pool), stop);
        }
    }

    private CoverArrays cover() {
        if (cover.isEmpty()) {
            int[] atLeast = new int[remainder.items];
            Arrays.fill(atLeast, 0, remainder.needed, 1);
            int[] atMost = new int[remainder.items];
            Arrays.fill(atMost, 1);
            cover = Optional.of(new CoverArrays(
                    remainder.start,
                    remainder.item,
                    remainder.color,
                    atLeast,
                    atMost,
                    CoverArrays.ranks(remainder.cost)));
        }
        return cover.get();
    }

    private int[] left(PricedNode pool) {
        long[] excluded = new long[exclusions.words()];
        for (int k = 0; k < pool.takenCount; k++) {
            exclusions.addExcluded(pool.taken[k], excluded);
        }
        return IntStream.range(0, remainder.options())
                .filter(option -> exclusions.avoids(option, excluded))
                .toArray();
    }

    /**
     * Leaves one child of each orbit, and no child of an orbit that has an option which costs too much: a solution with one
     * of its options has an image with that option.
     *
     * @param limit maximum reduced cost of options in wanted solutions
     */
    void drop(PricedNode pool, long limit) {
        if (pool.orbits.areTrivial()) {
            return;
        }
        BitSet fits = new BitSet();
        for (int k = 0; k < pool.count && pool.reduced[k] <= limit; k++) {
            fits.set(pool.option[k]);
        }
        BitSet done = pool.orbits.lacking(fits);
        int kept = 0;
        for (int k = 0; k < pool.children; k++) {
            int orbit = pool.orbits.of(pool.option[pool.child[k]]);
            if (!done.get(orbit)) {
                done.set(orbit);
                pool.child[kept++] = pool.child[k];
            }
        }
        pool.children = kept;
    }
}
