package dlx.core.statistics;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Estimates of the nodes of the search tree and of the solutions, by the method of D. E. Knuth, Estimating the
 * efficiency of backtrack programs, Mathematics of Computation 29 (1975): walk down at random; what is at the end of
 * branchings d1, d2, ..., dk is met with chance 1 / (d1 d2 ... dk), and so stands for d1 d2 ... dk nodes, or solutions. The
 * mean over many walks is unbiased, whatever the tree looks like, though rare large branches may be missed.
 *
 * @param nodes of the tree of MRV, as {@link RandomWalks} has it
 * @param solutions at the ends of its branches
 * @param probes how many walks
 */
record TreeEstimate(Estimate nodes, Estimate solutions, int probes) {

    /** Looking at a cover should take a second, not minutes; who asks for more walks has more time. */
    private static final long STEPS_PER_PROBE = 100_000;

    /**
     * An estimate for MRV.
     *
     * @param probes how many walks, if they are not too long
     * @param seed the same one gives the same estimate
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
                        .atMost(size.high()) // each solution is at a node of its own
                        .atLeast(walks.solutionsMet()),
                done);
    }
}
