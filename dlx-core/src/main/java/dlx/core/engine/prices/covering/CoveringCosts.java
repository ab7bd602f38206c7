package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;

/**
 * The costs of the options, and the finest and largest prices whose sums do not overflow. Costs are in <em>cost
 * units</em>, the greatest common divisor of all costs. Exact prices and bounds are in <em>price units</em>, of which
 * {@link #scale} make one cost unit. Immutable.
 */
final class CoveringCosts {

    /** Maximum of {@link #scale}; large costs lower it. */
    private static final long FINEST = 1 << 16;

    /** Maximum ratio of a price to the largest cost; large costs lower it. */
    private static final long DEAREST = 1 << 5;

    /** Strict bound of every sum of costs and prices: a long holds the sum of two such sums. */
    private static final long TOO_GREAT = 1L << 61;

    /** Cost of each option, in cost units; may be negative. */
    final long[] cost;

    /** The cost unit: the greatest common divisor of all costs, 1 or more. */
    final long unit;

    /** True if each option costs one cost unit: then the search minimizes the number of options. */
    final boolean isUniform;

    /** Sum of all positive costs, in cost units: an upper bound of the cost of a solution. */
    final long most;

    /** Sum of all negative costs, in cost units: a lower bound of the cost of a solution. */
    final long least;

    /** Number of price units in one cost unit: a power of 2 from 1 to {@link #FINEST}. */
    final long scale;

    /** Maximum absolute value of a price moved by steps, in cost units. */
    final long greatestPrice;

    /** Maximum absolute value of a price from another source, in cost units, such that all sums are exact. */
    final long greatestExact;

    /**
     * Creates the costs of the options of a problem.
     *
     * @param costs cost of each option; must {@link #fit}
     */
    CoveringCosts(Problem problem, PacedStopCheck pace, long... costs) {
        unit = commonDivisor(pace, costs);
        cost = new long[costs.length];
        boolean uniform = costs.length > 0;
        long most = 0;
        long least = 0;
        long greatest = 1;
        for (int k = 0; k < costs.length; k++) {
            pace.step();
            long c = costs[k] / unit;
            cost[k] = c;
            uniform &= c == 1;
            most += Math.max(0, c);
            least += Math.min(0, c);
            greatest = Math.max(greatest, Math.abs(c));
        }
        isUniform = uniform;
        this.most = most;
        this.least = least;
        long times = TOO_GREAT / size(problem) / greatest;
        scale = Math.min(FINEST, Long.highestOneBit(Math.max(1, times / DEAREST)));
        greatestPrice = greatest * Math.min(DEAREST, times / scale);
        greatestExact = greatest * (times / scale);
    }

    /** Returns true if sums of these costs, and of prices of the same size, fit into a long. */
    static boolean fit(Problem problem, PacedStopCheck pace, long... costs) {
        long most = TOO_GREAT / (costs.length + 1);
        long unit = commonDivisor(pace, costs);
        for (long c : costs) {
            pace.step();
            if (c <= -most || c >= most || Math.abs(c / unit) > TOO_GREAT / size(problem)) {
                return false;
            }
        }
        return true;
    }

    /** Returns an upper bound of the number of costs and prices that are summed in a bound plus a reduced cost. */
    private static long size(Problem problem) {
        return 3L * problem.item.length + 2L * problem.options() + 4;
    }

    /** Returns the greatest common divisor of all costs; 1 if all are 0. */
    private static long commonDivisor(PacedStopCheck pace, long... costs) {
        long divisor = 0;
        for (int k = 0; k < costs.length && divisor != 1; k++) {
            pace.step();
            long a = Math.abs(costs[k]);
            while (a != 0) {
                long rest = divisor % a;
                divisor = a;
                a = rest;
            }
        }
        return Math.max(1, divisor);
    }
}
