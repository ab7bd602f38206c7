package dlx.core.engine.prices.dual;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongUnaryOperator;

/**
 * Prices of the items of a cover at which no option that the givens allow costs less than its items together.
 *
 * @param scale prices are multiples of 2^-scale
 * @param price price of each item of the cover, in these multiples; 0 for an item covered by the givens
 */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
public record ItemPrices(int scale, long[] price) {

    /**
     * Computes prices with a sum as great as possible.
     *
     * @param cost maps the weight of an option to its cost
     * @return the prices; empty with multiplicities, with too large weights, or if a solution cannot exist
     */
    public static Optional<ItemPrices> of(CoverData cover, Givens givens, LongUnaryOperator cost, StopCheck stop) {
        Problem problem = Problem.of(cover, stop);
        OptionalInt scale = Scale.of(problem, stop);
        if (problem.isBounded() || scale.isEmpty()) {
            return Optional.empty();
        }
        Root root = new Root(problem, givens);
        if (root.isContradictory()) {
            return Optional.empty();
        }
        ResidualProblem remainder = new ResidualProblem(problem, root, k -> cost.applyAsLong(cover.weight(k)), stop);
        PricedOptions pool = new PricedOptions(remainder);
        pool.fill(new PacedStopCheck(stop));
        boolean[] held = new boolean[remainder.items];
        for (int i : remainder.item) {
            held[i] = true;
        }
        for (int i = 0; i < remainder.needed; i++) {
            if (!held[i]) {
                return Optional.empty();
            }
        }
        Prices prices = new Prices(remainder, scale.getAsInt(), new PacedStopCheck(stop));
        prices.begin(pool);
        prices.improve(pool, Prices.THOROUGH);
        long[] price = new long[cover.itemCount()];
        for (int i = 0; i < price.length; i++) {
            int number = remainder.number[i];
            if (number >= 0 && held[number] && !remainder.shared[number]) {
                price[i] = Math.round(pool.price[number] * (1L << scale.getAsInt()));
            }
        }
        return Optional.of(new ItemPrices(scale.getAsInt(), price));
    }
}
