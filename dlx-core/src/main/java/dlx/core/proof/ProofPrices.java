package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.search.Givens;

/**
 * Prices of items, by which proofs of an optimum are checked and written: where no option is worth more than its items
 * together, what is taken and the prices of what may still be covered bound every score below a node. All numbers are exact; a
 * sum that does not fit into 64 bits is an {@link ArithmeticException}.
 *
 * <p>A cost is a worth below 0: so there is one rule for both goals.
 */
final class ProofPrices {

    private final CoverData cover;
    private final Goal goal;

    /** Prices are in parts of a point: so many make one. */
    final long scale;

    /** Of each item. */
    final long[] price;

    ProofPrices(CoverData cover, Goal goal, long scale, long... price) {
        this.cover = cover;
        this.goal = goal;
        this.scale = scale;
        this.price = price;
    }

    long worth(int option) {
        return worth(goal, cover.weight(option));
    }

    /** What a score is worth. */
    static long worth(Goal goal, long score) {
        return goal == Goal.GREATEST ? score : Math.negateExact(score);
    }

    /** What the options given are worth together. */
    long worth(Givens givens) {
        long worth = 0;
        for (int option : givens.givenOptions()) {
            worth = Math.addExact(worth, worth(option));
        }
        return worth;
    }

    /** By how much an option is worth less than its items. */
    long slack(int option) {
        long sum = 0;
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            sum = Math.addExact(sum, price[cover.item(node)]);
        }
        return Math.subtractExact(sum, Math.multiplyExact(scale, worth(option)));
    }

    /**
     * By how much the bound of all that lies below a state is above a worth, in parts of a point; below 0 nothing there is worth
     * as much.
     *
     * @param taken what was taken is worth
     */
    long slack(CoverState state, long taken, long wanted) {
        return slack(state, taken, wanted, false);
    }

    /**
     * The same.
     *
     * @param isLinear whether an item that is covered more often than it must be counts as such: then the bound is a sum of the
     *     cover's constraints, each times a number, and no sharper than that
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
