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

    /** Parts of a point where the engine has no prices. */
    private static final int COARSE = 1 << 8;

    private final SearchedCover state;
    private final CoverData cover;
    private final ProofPrices prices;
    private final long given;

    /** By how much each open option is worth less than its items. */
    private final long[] slack;

    /** What the best solution is worth. */
    private final long best;

    private final Claim.Best claim;
    private final StopCheck stop;
    private final boolean isLinear;

    /**
     * Prices for what is left at the root.
     *
     * @param isLinear as {@link ProofPrices#slack(CoverState, long, long, boolean)} has it
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    BoundPrices(SearchedCover state, Givens givens, Claim.Best claim, boolean isLinear, StopCheck stop) {
        this.state = state;
        this.claim = claim;
        this.stop = stop;
        this.isLinear = isLinear;
        Goal goal = claim.goal();
        best = ProofPrices.worth(goal, claim.score());
        cover = state.cover;
        slack = new long[cover.optionCount()];
        Optional<ItemPrices> found =
                ItemPrices.of(cover, givens, weight -> goal == Goal.GREATEST ? -weight : weight, stop);
        if (found.isPresent()) {
            long[] negative = Arrays.stream(found.get().price()).map(p -> -p).toArray();
            prices = new ProofPrices(cover, goal, 1L << found.get().scale(), negative);
        } else {
            prices = new ProofPrices(cover, goal, COARSE, new long[cover.itemCount()]);
            share();
        }
        repair();
        given = prices.worth(givens);
    }

    private BoundPrices(BoundPrices other, SearchedCover state) {
        this.state = state;
        claim = other.claim;
        stop = other.stop;
        isLinear = other.isLinear;
        best = other.best;
        cover = other.cover;
        slack = other.slack;
        prices = other.prices;
        given = other.given;
    }

    /** The same prices beside another state. */
    BoundPrices of(SearchedCover other) {
        return new BoundPrices(this, other);
    }

    ProofPrices prices() {
        return prices;
    }

    /** What the options given are worth. */
    long given() {
        return given;
    }

    /** The score that is claimed to be the best. */
    long claimed() {
        return claim.score();
    }

    /** What the best solution is worth. */
    long best() {
        return best;
    }

    /** Whether an item must be covered, so that a price below 0 says something. */
    private boolean isDemanded(int item) {
        return state.least[item] > 0;
    }

    private void share() {
        boolean[] met = new boolean[prices.price.length];
        for (int option = 0; option < slack.length; option++) {
            if (!state.open[option]) {
                continue;
            }
            stop.check();
            int width = 0;
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                width += isDemanded(cover.item(node)) ? 1 : 0;
            }
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (isDemanded(item)) {
                    long own = -Math.floorDiv(-Math.multiplyExact(prices.scale, prices.worth(option)), width);
                    prices.price[item] = met[item] ? Math.max(prices.price[item], own) : own;
                    met[item] = true;
                }
            }
        }
    }

    /** Raises prices until no option is worth more than its items, then lowers each as far as that stays so. */
    private void repair() {
        long[] price = prices.price;
        for (int option = 0; option < slack.length; option++) {
            long own = state.open[option] ? prices.slack(option) : 0;
            if (own < 0) {
                int item = payer(option);
                price[item] = Math.subtractExact(price[item], own);
            }
        }
        for (int option = 0; option < slack.length; option++) {
            slack[option] = state.open[option] ? prices.slack(option) : 0;
        }
        for (int item = 0; item < price.length; item++) {
            long least = isDemanded(item) ? Long.MAX_VALUE : Math.max(0, price[item]);
            for (int place = state.items.first[item]; place < state.items.first[item + 1]; place++) {
                int option = state.items.option[place];
                least = state.open[option] ? Math.min(least, slack[option]) : least;
            }
            if (state.openOptions(item) > 0 && least > 0) {
                price[item] -= least;
                for (int place = state.items.first[item]; place < state.items.first[item + 1]; place++) {
                    slack[state.items.option[place]] -= least;
                }
            }
        }
    }

    /** The first item of an option that must be covered; the last one if there is none. */
    private int payer(int option) {
        int node = cover.firstNode(option);
        while (node < cover.firstNode(option + 1) - 1 && !isDemanded(cover.item(node))) {
            node++;
        }
        return cover.item(node);
    }

    /**
     * By how much the bound of what lies below is above what is looked for: a solution as good as the best until one was met, a
     * better one from then on. Below 0 nothing can be there.
     */
    long slack(long taken, boolean bestIsMet) {
        return prices.slack(state, taken, bestIsMet ? Math.addExact(best, 1) : best, isLinear);
    }

    /** How many open options of an item fit into a slack. */
    int fitting(int item, long most) {
        int count = 0;
        for (int place = state.items.first[item]; place < state.items.first[item + 1]; place++) {
            int option = state.items.option[place];
            count += state.open[option] && slack[option] <= most ? 1 : 0;
        }
        return count;
    }
}
