package dlx.core.engine.prices;

import dlx.core.engine.Problem;
import java.util.Arrays;

/**
 * What the options cost, divided by what all costs are multiples of; and how fine and how great prices may be so that no
 * sum of theirs overflows. Immutable.
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

    /** No price is above this, nor below its negative, in units. */
    final long greatestPrice;

    /**
     * Costs of the options of a problem.
     *
     * @param costs they must {@link #fit}
     */
    CoveringCosts(Problem problem, long... costs) {
        unit = commonDivisor(costs);
        cost = Arrays.stream(costs).map(c -> c / unit).toArray();
        isUniform = cost.length > 0 && Arrays.stream(cost).allMatch(c -> c == 1);
        most = Arrays.stream(cost).filter(c -> c > 0).sum();
        least = Arrays.stream(cost).filter(c -> c < 0).sum();
        long greatest = Math.max(1, Arrays.stream(cost).map(Math::abs).max().orElse(1));
        long times = TOO_GREAT / size(problem) / greatest;
        scale = Math.min(FINEST, Long.highestOneBit(Math.max(1, times / DEAREST)));
        greatestPrice = greatest * Math.min(DEAREST, times / scale);
    }

    /** Whether sums of such costs, and of prices as great, fit into a long. */
    static boolean fit(Problem problem, long... costs) {
        long most = TOO_GREAT / (costs.length + 1);
        long unit = commonDivisor(costs);
        return Arrays.stream(costs)
                .allMatch(c -> -most < c && c < most && Math.abs(c / unit) <= TOO_GREAT / size(problem));
    }

    /** At least the number of costs and prices that a bound and a reduced cost are sums of. */
    private static long size(Problem problem) {
        return 3L * problem.item.length + 2L * problem.options() + 4;
    }

    /** The greatest number that divides all; 1 if they are all 0. */
    private static long commonDivisor(long... costs) {
        long divisor = 0;
        for (int k = 0; k < costs.length && divisor != 1; k++) {
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
