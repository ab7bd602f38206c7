package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.search.Givens;
import java.util.Arrays;

/**
 * Prices of items, by which proofs of an optimum are checked and written. Precondition: no option is worth more than
 * its items together. Then the worth of the options taken, plus the prices of the items that may still be covered,
 * bounds every score below a node. All numbers are exact; a sum that does not fit into 64 bits causes an
 * {@link ArithmeticException}.
 *
 * <p>For the goal {@code LEAST} the worth of an option is its negated cost, so both goals share one rule.
 *
 * @param scale number of price units that make one point of a score, 1 or more
 * @param price price of each item, in units of 1/{@code scale} of a point; may be below 0
 */
record ProofPrices(CoverData cover, Goal goal, long scale, long... price) {

    long worth(int option) {
        return worth(goal, cover.weight(option));
    }

    /** Returns the worth of a score: the score, or its negative if the least score is best. */
    static long worth(Goal goal, long score) {
        return goal == Goal.GREATEST ? score : Math.negateExact(score);
    }

    /** Returns the total worth of the given options, in points. */
    long worth(Givens givens) {
        return Arrays.stream(givens.givenOptions())
                .mapToLong(option -> worth(option))
                .reduce(0, Math::addExact);
    }

    /** Returns the prices of an option's items minus the option's worth, in price units. */
    long slack(int option) {
        long sum = 0;
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            sum = Math.addExact(sum, price[cover.item(node)]);
        }
        return Math.subtractExact(sum, Math.multiplyExact(scale, worth(option)));
    }

    /**
     * Returns the difference between the bound of all solutions below a state and a wanted worth, in price units. If it
     * is below 0, every solution there is worth less than {@code wanted}.
     *
     * @param taken the total worth of the options taken, in points
     * @param wanted the wanted worth, in points
     */
    long slack(CoverState state, long taken, long wanted) {
        return slack(state, taken, wanted, false);
    }

    /**
     * Returns the slack of {@link #slack(CoverState, long, long)}, with a choice of how items that are covered more
     * often than necessary count.
     *
     * @param isLinear true if such an item counts with a negative number of missing options. Then the bound is a
     *     linear combination of the cover's constraints, as VeriPB can add them up, but may be weaker.
     */
    long slack(CoverState state, long taken, long wanted, boolean isLinear) {
        long bound = Math.multiplyExact(scale, taken);
        for (int item = 0; item < price.length; item++) {
            if (price[item] != 0) {
                int missing = state.missing(item);
                int times = price[item] > 0 ? state.capacity(item) : isLinear ? missing : Math.max(0, missing);
                bound = Math.addExact(bound, Math.multiplyExact(price[item], times));
            }
        }
        return Math.subtractExact(bound, Math.multiplyExact(scale, wanted));
    }
}
