package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;

/**
 * Prices of items: no option is worth more than its items together. So what is taken and the prices of what may still be
 * covered bound every score below a node. All numbers are exact; a sum that does not fit into 64 bits is an
 * {@link ArithmeticException}.
 *
 * <p>A cost is a worth below 0: so there is one rule for both goals.
 */
final class ProofPrices {

    private final CoverData cover;
    private final Goal goal;

    /** Prices are in parts of a point: so many make one. */
    private final long scale;

    private final long[] price;

    ProofPrices(CoverData cover, Goal goal, long scale, long[] price) {
        this.cover = cover;
        this.goal = goal;
        this.scale = scale;
        this.price = price;
    }

    long worth(int option) {
        return goal == Goal.GREATEST ? cover.weight(option) : Math.negateExact(cover.weight(option));
    }

    /** Whether an option is worth more than its items. */
    boolean isTooLow(int option) {
        long sum = 0;
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            sum = Math.addExact(sum, price[cover.item(node)]);
        }
        return Math.multiplyExact(scale, worth(option)) > sum;
    }

    /** Whether nothing below a state can be worth more than the best; {@code taken} is worth what was taken. */
    boolean rulesOut(CheckedCover state, long taken, long best) {
        long bound = Math.multiplyExact(scale, taken);
        for (int item = 0; item < price.length; item++) {
            if (price[item] != 0) {
                int times = price[item] > 0 ? state.room(item) : Math.max(0, state.missing(item));
                bound = Math.addExact(bound, Math.multiplyExact(price[item], times));
            }
        }
        return bound < Math.multiplyExact(scale, Math.addExact(best, 1));
    }
}
