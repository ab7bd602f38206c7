package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;

/**
 * The prices of the items at a node of {@link CoveringSearch}, and the bound that they prove. Costs and prices are in
 * cost units and price units ({@link CoveringCosts}).
 *
 * <p>For prices u, the reduced cost of an option is its cost minus the prices of its items. The options that must still
 * be taken cost at least
 *
 * <pre>
 *   L(u) = sum over items of (u &gt; 0 ? need * u : capacity * u)
 *          + sum over available options of min(0, reduced cost)
 * </pre>
 *
 * <p>Proof: an item with a positive price is covered at least {@code need} times, and an item with a negative price at
 * most {@code capacity} times. So an item with need 0 does not get a positive price, and an item with capacity for all
 * its options does not get a negative one. Items that exclude options by colors do not have a price.
 *
 * <p>Subgradient steps in doubles increase L: they compare, at each item, the need with the number of options of
 * negative reduced cost. An item that lacks options becomes dearer (Held and Karp 1971; for repeated covers Caprara,
 * Fischetti and Toth 1999). The doubles only guide the steps. The bound comes from {@link #prove}: it rounds the best
 * prices to integers and computes L of these exactly.
 *
 * <p>The available options and their priced items are copied first, close together, because the steps are nearly all of
 * the work of a search. The inner loops avoid branches that the CPU cannot predict; this halved the time of stein45.
 */
final class CoveringPrices {

    /**
     * Maximum distance of the step target above the bound, as a part of the bound. Larger values make the steps
     * oscillate.
     */
    private static final double REACH = 0.2;

    private final Covering covering;
    private final CoveringCosts costs;
    private final PacedStopCheck pace;

    /**
     * Best price found so far for each item of the cover, in cost units. The steps at a node start from these prices.
     */
    final double[] price;

    /**
     * Number in the cover of each available option, ascending. The available options have the places 0 to
     * {@link #options} - 1.
     */
    final int[] option;

    /** Cost of each available option, in cost units. */
    private final double[] cost;

    /** Exact reduced cost of each available option, as computed by {@link #prove}, in price units. */
    final long[] reduced;

    /** Number of available options. */
    int options;

    /**
     * Index into {@link #item} at which the priced items of each available option begin; one entry more than available
     * options.
     */
    private final int[] start;

    /**
     * Places of the priced items of the available options: indexes from 0 to {@link #items} - 1 into the arrays below.
     */
    private final int[] item;

    /** Number in the cover of each priced item. */
    private final int[] number;

    /** Number of options that each priced item must still have, 0 or more. */
    private final int[] need;

    /** Number of options that each priced item may still have, at most its available options. */
    private final int[] capacity;

    /**
     * Minimum price of each priced item in {@link #climb}, in cost units; 0 if its capacity holds all its available
     * options.
     */
    private final double[] low;

    /** Maximum price of each priced item in {@link #climb}, in cost units; 0 if its need is 0. */
    private final double[] high;

    /** Number of priced items. */
    private int items;

    /** True if no item may have a negative price, as in a repeated cover. */
    private boolean isRepeated;

    /** Place of each item of the cover among the priced items; -1 if the item does not have a price. */
    private final int[] place;

    /** Present price of each priced item, in cost units; moved by {@link #climb}. */
    private final double[] u;

    /** Best price of each priced item: the one with the largest L so far, in cost units. */
    private final double[] best;

    /** Rounded best price of each priced item, in price units. */
    private final long[] exact;

    /** Number of options of negative reduced cost of each priced item; then its subgradient (see {@link #lack}). */
    private final int[] covered;

    /** Work so far: number of priced items of options visited. */
    long updates;

    /** Creates prices of 0 for the nodes of a search. */
    CoveringPrices(Covering covering, CoveringCosts costs, PacedStopCheck pace) {
        this.covering = covering;
        this.costs = costs;
        this.pace = pace;
        price = new double[covering.items()];
        option = new int[covering.options()];
        cost = new double[option.length];
        reduced = new long[option.length];
        start = new int[option.length + 1];
        item = new int[covering.item.length + 1];
        number = new int[price.length];
        need = new int[price.length];
        capacity = new int[price.length];
        low = new double[price.length];
        high = new double[price.length];
        place = new int[price.length];
        u = new double[price.length];
        best = new double[price.length];
        exact = new long[price.length];
        covered = new int[price.length];
    }

    /** Copies the available options and the priced items of a state. */
    void look(CoveringState state) {
        lookAtItems(state);
        options = 0;
        int nodes = 0;
        for (int w = 0; w < state.live.length; w++) {
            pace.step();
            for (long word = state.live[w]; word != 0; word &= word - 1) {
                int k = (w << 6) + Long.numberOfTrailingZeros(word);
                option[options] = k;
                cost[options] = costs.cost[k];
                start[options++] = nodes;
                int end = covering.start[k + 1];
                pace.steps(end - covering.start[k]);
                for (int node = covering.start[k]; node < end; node++) {
                    int p = place[covering.item[node]];
                    item[nodes] = p; // overwritten by the next item if this item is without a price
                    nodes += ~p >>> 31;
                }
            }
        }
        start[options] = nodes;
    }

    private void lookAtItems(CoveringState state) {
        items = 0;
        isRepeated = true;
        pace.steps(place.length);
        for (int i = 0; i < place.length; i++) {
            int left = state.left[i];
            boolean isTight = state.capacity(i) < left;
            if (left == 0 || state.need[i] <= 0 && !isTight) {
                place[i] = -1;
                continue;
            }
            place[i] = items;
            number[items] = i;
            need[items] = Math.max(0, state.need[i]);
            capacity[items] = Math.min(left, state.capacity(i));
            high[items] = state.need[i] > 0 ? costs.greatestPrice : 0;
            low[items] = isTight ? -costs.greatestPrice : 0;
            isRepeated &= !isTight;
            items++;
        }
    }

    /**
     * Sets the initial prices: the minimum, over the options of an item, of cost divided by number of priced items; at
     * least 0.
     */
    void begin() {
        for (int p = 0; p < items; p++) {
            u[p] = Double.MAX_VALUE;
        }
        for (int k = 0; k < options; k++) {
            double share = cost[k] / Math.max(1, start[k + 1] - start[k]);
            pace.steps(1 + start[k + 1] - start[k]);
            for (int t = start[k]; t < start[k + 1]; t++) {
                u[item[t]] = Math.min(u[item[t]], share);
            }
        }
        for (int p = 0; p < items; p++) {
            price[number[p]] = Math.max(0, u[p]);
        }
    }

    /**
     * Improves the prices by subgradient steps.
     *
     * @param enough bound above which the steps stop, in cost units
     * @param steps maximum number of steps
     * @param patience number of steps without improvement after which the step length is halved
     * @param length factor of the first step; 1 would reach the target if L were linear
     */
    void climb(long enough, int steps, int patience, double length) {
        for (int p = 0; p < items; p++) {
            u[p] = between(low[p], price[number[p]], high[p]);
        }
        double bound = Double.NEGATIVE_INFINITY;
        double factor = length;
        int stalls = 0;
        boolean moved = true;
        for (int step = 0; step <= steps && moved && bound <= enough; step++) {
            double present = value();
            if (present > bound) {
                bound = present;
                System.arraycopy(u, 0, best, 0, items);
                stalls = 0;
            } else if (++stalls == patience) {
                factor /= 2;
                stalls = 0;
            }
            double goal = Math.min(enough + 1.0, present + REACH * Math.abs(present) + 1);
            moved = step < steps && move(factor * (goal - present));
        }
        for (int p = 0; p < items; p++) {
            price[number[p]] = best[p];
        }
    }

    /**
     * Copies prices from another source, such as a linear program. They may exceed {@link #high}, up to
     * {@code greatestExact}, because a proof of infeasibility can need prices that high.
     *
     * @param found price of each item of the cover, in cost units
     */
    void take(double... found) {
        for (int p = 0; p < items; p++) {
            double price = found[number[p]];
            double least = low[p] < 0 ? -costs.greatestExact : 0;
            best[p] = between(least, price, high[p] > 0 ? costs.greatestExact : 0);
            this.price[number[p]] = between(low[p], price, high[p]);
        }
    }

    /**
     * Sets the prices from which the nodes below start, without a change of the bound here. Steps from the prices of a
     * linear program improve little.
     *
     * @param climbed price of each item of the cover, in cost units
     */
    void startFrom(double... climbed) {
        System.arraycopy(climbed, 0, price, 0, price.length);
    }

    private static double between(double least, double wanted, double most) {
        double atLeast = wanted < least ? least : wanted;
        return atLeast > most ? most : atLeast;
    }

    /** Returns L at the present prices, and counts in {@link #covered} the options of negative reduced cost. */
    private double value() {
        double value = 0;
        for (int p = 0; p < items; p++) {
            value += (u[p] > 0 ? need[p] : capacity[p]) * u[p];
            covered[p] = 0;
        }
        for (int k = 0; k < options; k++) {
            double rest = cost[k];
            int end = start[k + 1];
            for (int t = start[k]; t < end; t++) {
                rest -= u[item[t]];
            }
            if (rest < 0) {
                value += rest;
                for (int t = start[k]; t < end; t++) {
                    covered[item[t]]++;
                }
            }
        }
        updates += start[options];
        pace.steps(items + start[options]);
        return value;
    }

    /** Moves the prices along the subgradient. Returns false if the subgradient is 0: then the prices are optimal. */
    private boolean move(double length) {
        double square = isRepeated ? lackOfRepeated() : lack();
        if (square == 0) {
            return false;
        }
        double factor = length / square;
        for (int p = 0; p < items; p++) {
            u[p] = between(low[p], u[p] + factor * covered[p], high[p]);
        }
        return true;
    }

    /**
     * Replaces the counts in {@link #covered} by the subgradient of a repeated cover. Returns the sum of its squares.
     */
    private double lackOfRepeated() {
        long square = 0;
        for (int p = 0; p < items; p++) {
            int lack = need[p] - covered[p];
            lack = u[p] > 0 ? lack : Math.max(0, lack);
            covered[p] = lack;
            square += (long) lack * lack;
        }
        return square;
    }

    /**
     * Replaces the counts in {@link #covered} by the subgradient: above 0 where options lack, below 0 where there are
     * too many. Returns the sum of its squares.
     */
    private double lack() {
        long square = 0;
        for (int p = 0; p < items; p++) {
            int toLeast = need[p] - covered[p];
            int toMost = capacity[p] - covered[p];
            int lack = u[p] > 0 ? toLeast : u[p] < 0 ? toMost : Math.max(0, toLeast) + Math.min(0, toMost);
            covered[p] = lack;
            square += (long) lack * lack;
        }
        return square;
    }

    /**
     * Computes L of the best prices in integers, and fills {@link #reduced}.
     *
     * @return a lower bound of the cost of the options that must still be taken, in price units
     */
    long prove() {
        long bound = 0;
        for (int p = 0; p < items; p++) {
            long e = Math.round(best[p] * costs.scale);
            exact[p] = e;
            bound += (e > 0 ? need[p] : capacity[p]) * e;
        }
        for (int k = 0; k < options; k++) {
            pace.steps(start[k + 1] - start[k]);
            long rest = costs.cost[option[k]] * costs.scale;
            for (int t = start[k]; t < start[k + 1]; t++) {
                rest -= exact[item[t]];
            }
            reduced[k] = rest;
            bound += Math.min(0, rest);
        }
        return bound;
    }

    /**
     * Returns the reduced cost of the available option at place k of {@link #option}, at the best prices, in cost
     * units.
     */
    double reducedCost(int k) {
        double rest = cost[k];
        pace.steps(start[k + 1] - start[k]);
        for (int t = start[k]; t < start[k + 1]; t++) {
            rest -= best[item[t]];
        }
        return rest;
    }
}
