package dlx.core.statistics;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Estimates of the numbers of nodes and solutions of the search tree, by the method of D. E. Knuth, Estimating the
 * efficiency of backtrack programs, Mathematics of Computation 29 (1975). Random walks descend in the tree. The end of
 * branchings d1, d2, ..., dk is reached with probability 1 / (d1 d2 ... dk), so it counts as d1 d2 ... dk nodes or
 * solutions. The mean over many walks is unbiased for every tree, although the walks may miss rare large branches.
 *
 * @param nodes number of nodes of the tree of MRV, as {@link RandomWalks} searches it
 * @param solutions number of solutions at the ends of its branches
 * @param probes number of walks that were made
 */
record TreeEstimate(Estimate nodes, Estimate solutions, int probes) {

    /**
     * Work limit per walk, in steps of {@link RandomWalks}. {@code dlx inspect} should take a second, not minutes; a
     * caller that requests more walks accepts more time.
     */
    private static final long STEPS_PER_PROBE = 100_000;

    /**
     * Returns an estimate for MRV.
     *
     * @param probes maximum number of walks; fewer are made if they are long
     * @param seed the seed; equal seeds give equal estimates
     */
    static TreeEstimate of(CoverData cover, Givens givens, int probes, long seed) {
        RandomWalks walks = new RandomWalks(cover, givens);
        SplittableRandom random = new SplittableRandom(seed);
        long budget = STEPS_PER_PROBE * Math.max(Census.PROBES, probes);
        double[] nodes = new double[probes];
        double[] solutions = new double[probes];
        int done = 0;
        while (done < probes && (done == 0 || walks.steps() < budget)) {
            RandomWalks.Walk walk = walks.walk(random::nextInt);
            nodes[done] = walk.nodes();
            solutions[done] = walk.solutions();
            done++;
        }
        if (walks.metAll()) {
            return new TreeEstimate(Estimate.exactly(walks.nodesKnown()), Estimate.exactly(walks.solutionsMet()), done);
        }
        Estimate size = Estimate.of(Arrays.copyOf(nodes, done)).atLeast(walks.nodesKnown());
        return new TreeEstimate(
                size,
                Estimate.of(Arrays.copyOf(solutions, done))
                        .atMost(size.high()) // different solutions end at different nodes
                        .atLeast(walks.solutionsMet()),
                done);
    }
}
