package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;

/**
 * The costs of the options, divided by what all are multiples of, and the finest and greatest prices whose sums do not
 * overflow. Immutable.
 */
final class CoveringCosts {

    /** Prices are multiples of one part in so many of a cost, or in fewer where the costs are great. */
    private static final long FINEST = 1 << 16;

    /** Prices are at most so many times the greatest cost, or fewer where the costs are great. */
    private static final long DEAREST = 1 << 5;

    /** What no sum of costs and prices reaches: a long holds the sum of two of them. */
    private static final long TOO_GREAT = 1L << 61;

    /** Of each option, what it costs, in units. */
    final long[] cost;

    /** What all costs are multiples of, {@code >= 1}. */
    final long unit;

    /** Whether each option costs one unit: fewest options are sought. */
    final boolean isUniform;

    /** What those options cost together that cost something, in units: no solution costs more. */
    final long most;

    /** What those cost together that cost less than nothing, in units: no solution costs less. */
    final long least;

    /** One unit, in what prices are multiples of. */
    final long scale;

    /** No price is moved above this, nor below its negative, in units. */
    final long greatestPrice;

    /** The same for prices that somebody else has found: their sums are exact. */
    final long greatestExact;

    /**
     * Costs of the options of a problem.
     *
     * @param costs they must {@link #fit}
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

    /** Whether sums of such costs, and of prices as great, fit into a long. */
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

    /** At least the number of costs and prices that a bound and a reduced cost are sums of. */
    private static long size(Problem problem) {
        return 3L * problem.item.length + 2L * problem.options() + 4;
    }

    /** The greatest number that divides all; 1 if they are all 0. */
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
