package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;

/**
 * The prices of the items at a node of {@link CoveringSearch}, and the bound that they prove.
 *
 * <p>For prices u, the reduced cost of an option is its cost minus the prices of its items. What must still be taken costs
 * at least
 *
 * <pre>
 *   L(u) = sum over items of (u &gt; 0 ? need * u : room * u)  +  sum over live options of min(0, reduced cost)
 * </pre>
 *
 * because an item with a positive price is covered at least as often as it needs, one with a negative price at most as
 * often as it has room. So an item that needs nothing has no positive price, and one that has room for all its options
 * no negative one. Items that exclude by colors have no price: they only exclude.
 *
 * <p>Subgradient steps in doubles make L great: an item becomes dearer by what it lacks, when all options with negative
 * reduced costs are taken (Held and Karp 1971; for repeated covers Caprara, Fischetti and Toth 1999). The doubles only
 * steer. What counts is {@link #prove}: the best prices rounded to integers, and L of these, exactly.
 *
 * <p>The live options and their items with prices are copied first, close together: the steps are nearly all of the work
 * of a search. Branches that depend on the data are avoided where they are a coin toss; that halved the time of stein45.
 */
final class CoveringPrices {

    /** A goal for the steps is at most this part of the bound above the bound: one far away makes them wild. */
    private static final double REACH = 0.2;

    private final Covering covering;
    private final CoveringCosts costs;
    private final PacedStopCheck pace;

    /** Of each item, the best price found for it so far; in units of cost. */
    final double[] price;

    /** The live options: their numbers, and their costs. */
    final int[] option;

    private final double[] cost;

    /** Of each of them, its reduced cost at the prices of {@link #prove}, exactly. */
    final long[] reduced;

    /** How many there are. */
    int options;

    /** Where the items with prices of each live option begin in {@link #item}, and one place more. */
    private final int[] start;

    /** The places of these items in the arrays below. */
    private final int[] item;

    /** The items with prices: their numbers, what they need, and what they have room for. */
    private final int[] number;

    private final int[] need;
    private final int[] capacity;

    /** Between what their prices must be. */
    private final double[] low;

    private final double[] high;

    /** How many there are. */
    private int items;

    /** Whether none of them may have a negative price: a repeated cover. */
    private boolean isRepeated;

    /** Of each item of the cover, its place here, or -1. */
    private final int[] place;

    /** The present prices, the best ones, and those as integers. */
    private final double[] u;

    private final double[] best;
    private final long[] exact;

    /** How many options with negative reduced costs the items have; then what they lack. */
    private final int[] covered;

    /** Units of work: items of options looked at. */
    long updates;

    /** Prices for the nodes of a search. */
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

    /** Looks at a state: its live options, and the items that have prices. */
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
                    item[nodes] = p; // the next one is written over it if it has no price
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

    /** The first prices of all: an item that needs options pays its share of its cheapest one. */
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
     * Improves the prices.
     *
     * @param enough the bound is not needed above this, in units of cost
     * @param steps at most so many
     * @param patience after so many that bring nothing, steps become half as long
     * @param length of the first step: 1 leads to the goal if the cover were as plain as can be
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

    /** Takes prices that somebody else has found. They may be as dear as it takes to prove that there is no solution. */
    void take(double... found) {
        for (int p = 0; p < items; p++) {
            double price = found[number[p]];
            double least = low[p] < 0 ? -costs.greatestExact : 0;
            best[p] = between(least, price, high[p] > 0 ? costs.greatestExact : 0);
            this.price[number[p]] = between(low[p], price, high[p]);
        }
    }

    /** The nodes below begin with these prices, whatever proved most here: from those of a linear program steps lead nowhere soon. */
    void startFrom(double... climbed) {
        System.arraycopy(climbed, 0, price, 0, price.length);
    }

    private static double between(double least, double wanted, double most) {
        double atLeast = wanted < least ? least : wanted;
        return atLeast > most ? most : atLeast;
    }

    /** L at the present prices; counts what the options with negative reduced costs cover. */
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

    /** Moves the prices along the subgradient; false if it is 0, for then they are the best there are. */
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

    /** Turns what is covered into what is lacking; returns the sum of its squares. */
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

    /** The same where there may be too much as well: less than 0 is lacking then. */
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
     * The bound that the best prices prove, in units of prices: what must still be taken costs no less. Fills
     * {@link #reduced}.
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

    /** The reduced cost of the live option at a place of {@link #option}, at the best prices. */
    double reducedCost(int k) {
        double rest = cost[k];
        pace.steps(start[k + 1] - start[k]);
        for (int t = start[k]; t < start[k + 1]; t++) {
            rest -= best[item[t]];
        }
        return rest;
    }
}
