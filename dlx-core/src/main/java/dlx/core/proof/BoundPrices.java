package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.ItemPrices;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.Optional;

/**
 * Prices with which a proof of an optimum is written. Good prices come from the engine that proves by bounds. If that
 * engine cannot price the cover, the price of an item is the maximum, over its options, of worth divided by number of
 * items. Immutable.
 */
final class BoundPrices {

    /** Price units per point if the engine does not have prices. */
    private static final int COARSE = 1 << 8;

    /** Sums below this number fit into 64 bits; it is half of the range, because the estimate is a rounded double. */
    private static final double SMALL = 1L << 62;

    private final CoverData cover;
    private final ProofPrices prices;
    /** Total worth of the given options, in points. */
    private final long given;

    /** Prices of each option's items minus the option's worth, in price units, 0 or more; 0 for closed options. */
    private final long[] slack;

    /** Worth of the best solution, in points. */
    private final long best;

    private final boolean isLinear;

    /** True if all sums fit into 64 bits, so that a child's slack can be compared without adding it up. */
    private final boolean isSmall;

    /**
     * Creates prices for the state at the root.
     *
     * @param root the state at the root
     * @param isLinear as in {@link ProofPrices#slack(CoverState, long, long, boolean)}
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    BoundPrices(SearchedCover root, Givens givens, Claim.Best claim, boolean isLinear, StopCheck stop) {
        this.isLinear = isLinear;
        Goal goal = claim.goal();
        best = ProofPrices.worth(goal, claim.score());
        cover = root.cover;
        slack = new long[cover.optionCount()];
        Optional<ItemPrices> found =
                ItemPrices.of(cover, givens, weight -> goal == Goal.GREATEST ? -weight : weight, stop);
        if (found.isPresent()) {
            long[] negative = Arrays.stream(found.get().price()).map(p -> -p).toArray();
            prices = new ProofPrices(cover, goal, 1L << found.get().scale(), negative);
        } else {
            prices = new ProofPrices(cover, goal, COARSE, new long[cover.itemCount()]);
            share(root, stop);
        }
        repair(root);
        given = prices.worth(givens);
        isSmall = mostOf(root) < SMALL;
    }

    /** Returns an upper bound on the absolute values of all slacks of states and of their partial sums. */
    private double mostOf(SearchedCover root) {
        double worths = Math.abs((double) best) + 1;
        for (int option = 0; option < slack.length; option++) {
            worths += Math.abs((double) prices.worth(option));
        }
        double sum = prices.scale() * worths;
        for (int item = 0; item < prices.price().length; item++) {
            int times = Math.max(root.least[item], Math.max(root.capacity(item), root.openOptions(item)));
            sum += Math.abs((double) prices.price()[item]) * times;
        }
        return sum;
    }

    ProofPrices prices() {
        return prices;
    }

    /** Returns the total worth of the given options, in points. */
    long given() {
        return given;
    }

    /** Returns the worth of the best solution, in points. */
    long best() {
        return best;
    }

    /** Returns true if an item must be covered, so that a price below 0 makes the bound sharper. */
    private static boolean isDemanded(SearchedCover root, int item) {
        return root.least[item] > 0;
    }

    private void share(SearchedCover root, StopCheck stop) {
        boolean[] met = new boolean[prices.price().length];
        for (int option = 0; option < slack.length; option++) {
            if (!root.open[option]) {
                continue;
            }
            stop.check();
            int width = 0;
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                width += isDemanded(root, cover.item(node)) ? 1 : 0;
            }
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (isDemanded(root, item)) {
                    long own = -Math.floorDiv(-Math.multiplyExact(prices.scale(), prices.worth(option)), width);
                    prices.price()[item] = met[item] ? Math.max(prices.price()[item], own) : own;
                    met[item] = true;
                }
            }
        }
    }

    /**
     * Raises prices until every option is worth at most the prices of its items, then lowers each price as far as this
     * remains true.
     */
    private void repair(SearchedCover root) {
        long[] price = prices.price();
        OpenOptions lists = root.options;
        for (int option = 0; option < slack.length; option++) {
            long own = root.open[option] ? prices.slack(option) : 0;
            if (own < 0) {
                int item = payer(root, option);
                price[item] = Math.subtractExact(price[item], own);
            }
        }
        for (int option = 0; option < slack.length; option++) {
            slack[option] = root.open[option] ? prices.slack(option) : 0;
        }
        for (int item = 0; item < price.length; item++) {
            long least = isDemanded(root, item) ? Long.MAX_VALUE : Math.max(0, price[item]);
            int head = lists.head(item);
            for (int node = lists.after(head); node != head; node = lists.after(node)) {
                least = Math.min(least, slack[lists.option[node]]);
            }
            if (root.openOptions(item) > 0 && least > 0) {
                price[item] -= least;
                for (int node = lists.after(head); node != head; node = lists.after(node)) {
                    slack[lists.option[node]] -= least;
                }
            }
        }
    }

    /** Returns the first item of an option that must be covered, or the option's last item if none must be. */
    private int payer(SearchedCover root, int option) {
        int node = cover.firstNode(option);
        while (node < cover.firstNode(option + 1) - 1 && !isDemanded(root, cover.item(node))) {
            node++;
        }
        return cover.item(node);
    }

    /**
     * Returns the difference between the bound below a state and the wanted worth, in price units. The wanted worth is
     * the best until a solution with it was met, and more than the best afterwards. Below 0, the state cannot have a
     * wanted solution.
     */
    long slack(SearchedCover state, long taken, boolean bestIsMet) {
        return prices.slack(state, taken, bestIsMet ? Math.addExact(best, 1) : best, isLinear);
    }

    /** Returns true unless the option's slack is known to exceed {@code most}, before it is tried. */
    boolean fits(int option, long most) {
        return slack[option] <= most || !isSmall;
    }

    /** Returns the number of open options of an item that fit into a slack. */
    int fitting(SearchedCover state, int item, long most) {
        int count = 0;
        OpenOptions lists = state.options;
        int head = lists.head(item);
        for (int node = lists.after(head); node != head; node = lists.after(node)) {
            count += fits(lists.option[node], most) ? 1 : 0;
        }
        return count;
    }
}
