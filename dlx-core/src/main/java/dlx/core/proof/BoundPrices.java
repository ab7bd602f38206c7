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
 * none, each item costs what the best of its options is worth per item.
 */
final class BoundPrices {

    private final SearchedCover state;
    private final Goal goal;
    final long scale;

    /** Of each item. */
    final long[] price;

    /** By how much each open option is worth less than its items. */
    private final long[] slack;

    /** What the best solution is worth. */
    private final long best;

    private final StopCheck stop;

    /**
     * Prices for what is left at the root.
     *
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    BoundPrices(SearchedCover state, Givens givens, Claim.Best claim, StopCheck stop) {
        this.state = state;
        this.stop = stop;
        goal = claim.goal();
        best = goal == Goal.GREATEST ? claim.score() : Math.negateExact(claim.score());
        CoverData cover = state.cover;
        slack = new long[cover.optionCount()];
        Optional<ItemPrices> found =
                ItemPrices.of(cover, givens, weight -> goal == Goal.GREATEST ? -weight : weight, stop);
        if (found.isPresent()) {
            scale = 1L << found.get().scale();
            price = Arrays.stream(found.get().price()).map(p -> -p).toArray();
        } else {
            scale = 1 << 8;
            price = shares();
        }
        repair();
    }

    long worth(int option) {
        long weight = state.cover.weight(option);
        return goal == Goal.GREATEST ? weight : Math.negateExact(weight);
    }

    /** Whether an item must be covered, so that a price below 0 says something. */
    private boolean isDemanded(int item) {
        return state.least[item] > 0;
    }

    private long[] shares() {
        long[] share = new long[state.least.length];
        boolean[] met = new boolean[share.length];
        for (int option = 0; option < slack.length; option++) {
            if (!state.open[option]) {
                continue;
            }
            stop.check();
            int width = 0;
            for (int node = first(option); node < end(option); node++) {
                width += isDemanded(state.cover.item(node)) ? 1 : 0;
            }
            for (int node = first(option); node < end(option); node++) {
                int item = state.cover.item(node);
                if (isDemanded(item)) {
                    long own = -Math.floorDiv(-Math.multiplyExact(scale, worth(option)), width);
                    share[item] = met[item] ? Math.max(share[item], own) : own;
                    met[item] = true;
                }
            }
        }
        return share;
    }

    /** Raises prices until no option is worth more than its items, then lowers each as far as that stays so. */
    private void repair() {
        for (int option = 0; option < slack.length; option++) {
            if (state.open[option]) {
                slack[option] = slack(option);
                if (slack[option] < 0) {
                    int item = state.cover.item(first(option));
                    for (int node = first(option); node < end(option) && !isDemanded(item); node++) {
                        item = state.cover.item(node);
                    }
                    price[item] = Math.subtractExact(price[item], slack[option]);
                }
            }
        }
        for (int option = 0; option < slack.length; option++) {
            slack[option] = state.open[option] ? slack(option) : 0;
        }
        for (int item = 0; item < price.length; item++) {
            long least = isDemanded(item) ? Long.MAX_VALUE : Math.max(0, price[item]);
            for (int place = state.first[item]; place < state.first[item + 1]; place++) {
                int option = state.options[place];
                least = state.open[option] ? Math.min(least, slack[option]) : least;
            }
            if (state.openOf[item] > 0 && least > 0) {
                price[item] -= least;
                for (int place = state.first[item]; place < state.first[item + 1]; place++) {
                    slack[state.options[place]] -= least;
                }
            }
        }
    }

    private long slack(int option) {
        long sum = Math.negateExact(Math.multiplyExact(scale, worth(option)));
        for (int node = first(option); node < end(option); node++) {
            sum = Math.addExact(sum, price[state.cover.item(node)]);
        }
        return sum;
    }

    private int first(int option) {
        return state.cover.firstNode(option);
    }

    private int end(int option) {
        return state.cover.firstNode(option + 1);
    }

    /**
     * How far the bound of what is below lies above what is looked for: a solution as good as the best until one was met,
     * a better one from then on. Below 0 nothing can be there.
     */
    long room(long taken, boolean bestIsMet) {
        long bound = Math.multiplyExact(scale, taken);
        for (int item = 0; item < price.length; item++) {
            long times = price[item] > 0 ? state.room(item) : Math.max(0, state.missing(item));
            bound = Math.addExact(bound, Math.multiplyExact(price[item], times));
        }
        return Math.subtractExact(bound, Math.multiplyExact(scale, bestIsMet ? Math.addExact(best, 1) : best));
    }

    /** How many options of an item there is room for. */
    int hopeful(int item, long room) {
        int count = 0;
        for (int place = state.first[item]; place < state.first[item + 1]; place++) {
            int option = state.options[place];
            count += state.open[option] && slack[option] <= room ? 1 : 0;
        }
        return count;
    }

    /** What the best solution is worth. */
    long best() {
        return best;
    }
}
