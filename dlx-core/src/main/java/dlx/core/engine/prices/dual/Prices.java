package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Finds prices of items with a sum as great as possible, such that no option costs less than the prices of its items.
 * This approximates the dual of the linear program of a cover.
 *
 * <p>The method is entropic coordinate ascent. At a temperature T an option of reduced cost r has the weight exp(-r /
 * T). The price of an item falls by T ln s, where s is the sum of the weights of its options; then s is 1. That is
 * iterative proportional fitting (Sinkhorn; Bregman 1967). After some sweeps over all items the temperature falls, down
 * to a value at which only good options have weight. The result lies inside the optimal face, not at a corner, within
 * about 0.1 % of the optimum. An item that may stay uncovered has a price of 0 or less. An item whose options may share
 * it in a color has price 0.
 *
 * <p>Then the prices are made feasible in integers. They are rounded down to multiples of 2^-{@code scale}, and reduced
 * costs are computed from them in longs. If an option costs less than its items, its first item is made cheaper. Then
 * the price of each item rises by the least reduced cost of its options. From there on
 * {@code cost * 2^scale >= base + reduced costs of the options chosen} holds exactly.
 *
 * <p>Cost: O(sweeps x nodes). One object serves one search, and allocates only when created.
 */
public final class Prices {

    /**
     * The fall of the temperature, in units of the spread of costs per item.
     *
     * @param start first temperature
     * @param end last temperature
     * @param factor ratio of one temperature to the temperature before, below 1
     * @param sweeps maximum number of sweeps at each temperature
     */
    public record Schedule(double start, double end, double factor, int sweeps) {}

    /** Schedule of a first estimate, which suffices for easy puzzles. */
    public static final Schedule QUICK = new Schedule(0.1, 0.01, 0.5, 6);

    /** Schedule for the root of a hard search. */
    public static final Schedule THOROUGH = new Schedule(0.5, 0.002, 0.8, 10);

    /** Schedule for a node, from the prices of the node above. */
    public static final Schedule WARM = new Schedule(0.06, 0.01, 0.5, 8);

    /** Maximum distance of all sums of weights from 1 at which the sweeps at a temperature end. */
    private static final double CLOSE = 0.05;

    /** Maximum distance from 1 of a sum of weights that is not fitted in a sweep. */
    private static final double FITTED = 0.02;

    /** Sum of weights below which an item is raised to its cheapest option instead of fitted. */
    private static final double NOTHING = 1e-200;

    private final ResidualProblem remainder;
    private final int scale;

    /** 2^scale, the factor from prices to scaled prices. */
    private final double unit;

    /** The spread of costs per item. */
    private final double spread;

    /** Reduced cost of the option at each place of the pool, unscaled; up to date between sweeps only. */
    private final double[] reduced;

    /** Weight exp(-reduced / T) of the option at each place of the pool. */
    private final double[] weight;

    /** Scaled price of each item. */
    private final long[] whole;

    /** Index into {@link #optionsOf} at which the options of each item begin; one entry more than items. */
    private final int[] firstOf;

    /** Places in the pool of the options of each item. */
    private final int[] optionsOf;

    /** Next free index of {@link #optionsOf} for each item, in {@link #link}. */
    private final int[] used;

    private final PacedStopCheck pace;

    public Prices(ResidualProblem remainder, int scale, PacedStopCheck pace) {
        this.pace = pace;
        this.remainder = remainder;
        this.scale = scale;
        unit = 1L << scale;
        int options = remainder.options();
        reduced = new double[options];
        weight = new double[options];
        whole = new long[remainder.items];
        firstOf = new int[remainder.items + 1];
        optionsOf = new int[remainder.item.length];
        used = new int[remainder.items];
        double least = Double.POSITIVE_INFINITY;
        double sum = 0;
        for (int k = 0; k < options; k++) {
            pace.step();
            least = Math.min(least, share(k));
            sum += share(k);
        }
        spread = options == 0 ? 0 : sum / options - least;
    }

    /** Returns the mean over options of cost per needed item, minus the minimum. */
    public double spread() {
        return spread;
    }

    private double share(int option) {
        return (double) remainder.cost[option] / remainder.width[option];
    }

    /**
     * Sets initial prices. A needed item gets the minimum, over its options, of cost per needed item; other items at
     * most 0.
     */
    public void begin(PricedOptions pool) {
        Arrays.fill(pool.price, 0);
        Arrays.fill(pool.price, 0, remainder.needed, Double.POSITIVE_INFINITY);
        for (int k = 0; k < pool.count; k++) {
            int option = pool.option[k];
            pace.steps(remainder.width[option]);
            for (int node = remainder.start[option]; node < remainder.start[option] + remainder.width[option]; node++) {
                int i = remainder.item[node];
                pool.price[i] = Math.min(pool.price[i], share(option));
            }
        }
    }

    /**
     * Improves the prices of a pool, and computes its reduced costs and base from these. Every open item must have an
     * option in the pool.
     */
    public void improve(PricedOptions pool, Schedule schedule) {
        link(pool);
        computeReduced(pool);
        if (spread > 0) {
            ascend(pool, schedule);
            repair(pool);
        }
        try {
            makeWhole(pool);
        } catch (ArithmeticException e) { // prices far beyond all costs: the initial prices do not overflow
            begin(pool);
            makeWhole(pool);
        }
    }

    /** Lists the options of each item, as places in the pool. */
    private void link(PricedOptions pool) {
        Arrays.fill(firstOf, 0);
        for (int k = 0; k < pool.count; k++) {
            pace.steps(end(pool, k) - first(pool, k));
            for (int node = first(pool, k); node < end(pool, k); node++) {
                firstOf[remainder.item[node] + 1]++;
            }
        }
        for (int i = 0; i < remainder.items; i++) {
            firstOf[i + 1] += firstOf[i];
            used[i] = firstOf[i];
        }
        for (int k = 0; k < pool.count; k++) {
            pace.steps(end(pool, k) - first(pool, k));
            for (int node = first(pool, k); node < end(pool, k); node++) {
                optionsOf[used[remainder.item[node]]++] = k;
            }
        }
    }

    private int first(PricedOptions pool, int k) {
        return remainder.start[pool.option[k]];
    }

    private int end(PricedOptions pool, int k) {
        return remainder.start[pool.option[k] + 1];
    }

    private void computeReduced(PricedOptions pool) {
        for (int k = 0; k < pool.count; k++) {
            pace.steps(end(pool, k) - first(pool, k));
            reduced[k] = left(pool, k);
        }
    }

    /** Returns the cost of an option less the prices of its items. */
    private double left(PricedOptions pool, int k) {
        double left = remainder.cost[pool.option[k]];
        for (int node = first(pool, k); node < end(pool, k); node++) {
            left -= pool.price[remainder.item[node]];
        }
        return left;
    }

    private void ascend(PricedOptions pool, Schedule schedule) {
        double end = schedule.end * spread;
        double temperature = schedule.start * spread;
        while (true) {
            for (int k = 0; k < pool.count; k++) {
                pace.step();
                weight[k] = Exponential.exp(-reduced[k] / temperature);
            }
            double worst = 1;
            for (int sweep = 0; sweep < schedule.sweeps && worst >= CLOSE; sweep++) {
                worst = sweep(pool, temperature);
            }
            computeReduced(pool);
            if (temperature <= end) {
                return;
            }
            temperature = Math.max(end, schedule.factor * temperature);
        }
    }

    /** Fits the price of each item in turn. Returns the maximum distance of a sum of weights from 1. */
    private double sweep(PricedOptions pool, double temperature) {
        double worst = 0;
        for (int i = 0; i < remainder.items; i++) {
            int from = firstOf[i];
            int to = firstOf[i + 1];
            if (from == to || remainder.shared[i]) {
                continue;
            }
            pace.steps(to - from);
            double sum = 0;
            for (int n = from; n < to; n++) {
                sum += weight[optionsOf[n]];
            }
            boolean mayStayOpen = i >= remainder.needed;
            if (mayStayOpen && sum <= 1 && pool.price[i] >= 0) {
                continue;
            }
            if (Math.abs(sum - 1) < FITTED) {
                continue;
            }
            if (sum < NOTHING) {
                raise(pool, i, temperature);
                worst = 1;
                continue;
            }
            double up = -temperature * Exponential.log(sum);
            double factor = 1 / sum;
            if (mayStayOpen && pool.price[i] + up > 0) {
                up = -pool.price[i];
                factor = Exponential.exp(up / temperature);
                worst = Math.max(worst, Math.abs(factor - 1));
            } else {
                worst = Math.max(worst, Math.abs(sum - 1));
            }
            pool.price[i] += up;
            for (int n = from; n < to; n++) {
                weight[optionsOf[n]] *= factor;
            }
        }
        return worst;
    }

    /**
     * Raises the price of an item whose options are all too dear to have weight, so that its cheapest option has
     * reduced cost 0.
     */
    private void raise(PricedOptions pool, int i, double temperature) {
        for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
            pace.step();
            reduced[optionsOf[n]] = left(pool, optionsOf[n]); // between sweeps only, all are up to date
        }
        double up = slack(pool, i);
        pool.price[i] += up;
        for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
            int k = optionsOf[n];
            reduced[k] -= up;
            weight[k] = Exponential.exp(-reduced[k] / temperature);
        }
    }

    /**
     * Returns the maximum rise of an item's price with which all its options keep reduced costs of 0 or more; can be
     * negative.
     */
    private double slack(PricedOptions pool, int i) {
        double least = i < remainder.needed ? Double.POSITIVE_INFINITY : -pool.price[i];
        for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
            least = Math.min(least, reduced[optionsOf[n]]);
        }
        return least;
    }

    /** Makes prices feasible except for rounding errors: first all at once, then item by item. */
    private void repair(PricedOptions pool) {
        for (int i = 0; i < remainder.needed; i++) {
            if (firstOf[i] < firstOf[i + 1]) {
                pace.steps(firstOf[i + 1] - firstOf[i]);
                double least = Double.POSITIVE_INFINITY;
                for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
                    int k = optionsOf[n];
                    least = Math.min(least, reduced[k] / remainder.width[pool.option[k]]);
                }
                pool.price[i] += least;
            }
        }
        computeReduced(pool);
        for (int i = 0; i < remainder.items; i++) {
            if (firstOf[i] < firstOf[i + 1] && !remainder.shared[i]) {
                pace.steps(firstOf[i + 1] - firstOf[i]);
                double up = slack(pool, i);
                pool.price[i] += up;
                for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
                    reduced[optionsOf[n]] -= up;
                }
            }
        }
    }

    /** Rounds the prices to integers that are exactly feasible. Sets the reduced costs and the base of the pool. */
    private void makeWhole(PricedOptions pool) {
        for (int i = 0; i < remainder.items; i++) {
            whole[i] =
                    firstOf[i] < firstOf[i + 1] && !remainder.shared[i] ? (long) Math.floor(pool.price[i] * unit) : 0;
        }
        for (int k = 0; k < pool.count; k++) {
            pace.steps(end(pool, k) - first(pool, k));
            long left = remainder.cost[pool.option[k]] << scale;
            for (int node = first(pool, k); node < end(pool, k); node++) {
                left = Math.subtractExact(left, whole[remainder.item[node]]);
            }
            pool.reduced[k] = left;
        }
        for (int k = 0; k < pool.count; k++) {
            if (pool.reduced[k] < 0) {
                raise(pool, remainder.item[first(pool, k)], pool.reduced[k]);
            }
        }
        pool.base = 0;
        for (int i = 0; i < remainder.items; i++) {
            if (firstOf[i] < firstOf[i + 1] && !remainder.shared[i]) {
                long up = i < remainder.needed ? Long.MAX_VALUE : -whole[i];
                for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
                    up = Math.min(up, pool.reduced[optionsOf[n]]);
                }
                raise(pool, i, up);
                pool.base = Math.addExact(pool.base, whole[i]);
                pool.price[i] = whole[i] / unit;
            }
        }
    }

    private void raise(PricedOptions pool, int i, long up) {
        pace.steps(firstOf[i + 1] - firstOf[i]);
        whole[i] = Math.addExact(whole[i], up);
        for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
            int k = optionsOf[n];
            pool.reduced[k] = Math.subtractExact(pool.reduced[k], up);
        }
    }
}
