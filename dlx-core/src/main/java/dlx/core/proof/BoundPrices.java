package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.ItemPrices;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.Optional;

/**
 * The prices that a proof of an optimum is written with. Good ones come from the engine that proves by bounds; where it has
 * none, each item costs what the best of its options is worth per item. Immutable.
 */
final class BoundPrices {

    /** Parts of a point where the engine has no prices. */
    private static final int COARSE = 1 << 8;

    private static final double SMALL = 1L << 62;

    private final CoverData cover;
    private final ProofPrices prices;
    private final long given;

    /** By how much each open option is worth less than its items. */
    private final long[] slack;

    /** What the best solution is worth. */
    private final long best;

    private final boolean isLinear;

    /** Whether all sums fit into 64 bits, so that a child's slack is known without adding it up. */
    private final boolean isSmall;

    /**
     * Prices for what is left at the root.
     *
     * @param root the state there
     * @param isLinear as {@link ProofPrices#slack(CoverState, long, long, boolean)} has it
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

    /** More than any slack of a state, or a part of its sum, is from 0. */
    private double mostOf(SearchedCover root) {
        double worths = Math.abs((double) best) + 1;
        for (int option = 0; option < slack.length; option++) {
            worths += Math.abs((double) prices.worth(option));
        }
        double sum = prices.scale * worths;
        for (int item = 0; item < prices.price.length; item++) {
            int times = Math.max(root.least[item], Math.max(root.capacity(item), root.openOptions(item)));
            sum += Math.abs((double) prices.price[item]) * times;
        }
        return sum;
    }

    ProofPrices prices() {
        return prices;
    }

    /** What the options given are worth. */
    long given() {
        return given;
    }

    /** What the best solution is worth. */
    long best() {
        return best;
    }

    /** Whether an item must be covered, so that a price below 0 says something. */
    private static boolean isDemanded(SearchedCover root, int item) {
        return root.least[item] > 0;
    }

    private void share(SearchedCover root, StopCheck stop) {
        boolean[] met = new boolean[prices.price.length];
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
                    long own = -Math.floorDiv(-Math.multiplyExact(prices.scale, prices.worth(option)), width);
                    prices.price[item] = met[item] ? Math.max(prices.price[item], own) : own;
                    met[item] = true;
                }
            }
        }
    }

    /** Raises prices until no option is worth more than its items, then lowers each as far as that stays so. */
    private void repair(SearchedCover root) {
        long[] price = prices.price;
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

    /** The first item of an option that must be covered; the last one if there is none. */
    private int payer(SearchedCover root, int option) {
        int node = cover.firstNode(option);
        while (node < cover.firstNode(option + 1) - 1 && !isDemanded(root, cover.item(node))) {
            node++;
        }
        return cover.item(node);
    }

    /**
     * By how much the bound of what lies below a state is above what is looked for: a solution as good as the best until one was met, a
     * better one from then on. Below 0 nothing can be there.
     */
    long slack(SearchedCover state, long taken, boolean bestIsMet) {
        return prices.slack(state, taken, bestIsMet ? Math.addExact(best, 1) : best, isLinear);
    }

    /** Whether an option fits into a slack, as far as is known before it is tried. */
    boolean fits(int option, long most) {
        return slack[option] <= most || !isSmall;
    }

    /** How many open options of an item fit into a slack. */
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
