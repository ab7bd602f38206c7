package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Finds prices of items, such that no option costs less than its items together and the sum of all prices is as great as
 * can be: the dual of the linear program of a cover, nearly.
 *
 * <p>Entropic coordinate ascent: at a temperature T an option of reduced cost r has the weight exp(-r / T), and the price
 * of an item falls by T ln s, where s is the sum of the weights of its options; then s is 1. That is iterative proportional
 * fitting (Sinkhorn; Bregman 1967). Some sweeps over all items, then a lower temperature, from a warm start, down to one at
 * which only good options have weight. What comes out lies inside the optimal face, not at a corner, within about 0.1 % of the
 * best. An item that may stay uncovered has a price of 0 at most; one whose options may share it in a color has none.
 *
 * <p>The prices are then made feasible, and that in integers: prices are rounded down to multiples of 2^-{@code scale},
 * reduced costs are computed from them in longs, the first item of an option that costs less than its items is made
 * cheaper, and each item dearer by what its cheapest option leaves. From there on
 * {@code cost * 2^scale >= base + reduced costs of the options chosen} holds exactly.
 *
 * <p>Cost: O(sweeps x nodes). One object serves one search; nothing is allocated after it is made.
 */
public final class Prices {

    /** The fall of the temperature, in units of the spread of costs per item. */
    public record Schedule(double start, double end, double factor, int sweeps) {}

    /** For a first guess: puzzles are solved by it. */
    public static final Schedule QUICK = new Schedule(0.1, 0.01, 0.5, 6);

    /** For the root of a search that is hard. */
    public static final Schedule THOROUGH = new Schedule(0.5, 0.002, 0.8, 10);

    /** For a node, from the prices of the node above. */
    public static final Schedule WARM = new Schedule(0.06, 0.01, 0.5, 8);

    private static final double CLOSE = 0.05;

    /** A sum as close to 1 as this needs no fitting in this sweep. */
    private static final double FITTED = 0.02;

    private static final double NOTHING = 1e-200;

    private final ResidualProblem remainder;
    private final int scale;
    private final double unit;

    /** The spread of costs per item. */
    private final double spread;

    private final double[] reduced;
    private final double[] weight;
    private final long[] whole;
    private final int[] firstOf;
    private final int[] optionsOf;
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

    /** How much the costs per item lie above the least of them, on average. */
    public double spread() {
        return spread;
    }

    private double share(int option) {
        return (double) remainder.cost[option] / remainder.width[option];
    }

    /** Sets prices to begin with: of each item, the least cost per item that an option of it has. */
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

    /** Finds prices of what is left in a pool, from those that it has; every open item has an option there. */
    public void improve(PricedOptions pool, Schedule schedule) {
        link(pool);
        computeReduced(pool);
        if (spread > 0) {
            ascend(pool, schedule);
            repair(pool);
        }
        try {
            makeWhole(pool);
        } catch (ArithmeticException e) { // prices far beyond all costs: those to begin with are none of that
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

    /** What an option costs beyond the prices of its items. */
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

    /** Fits the price of each item in turn; how far the worst sum of weights was from 1. */
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

    /** Makes an item dearer all of whose options are far too dear to have weight: to where its cheapest has some. */
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

    /** By how much an item may become dearer before an option of it costs less than its items; maybe negative. */
    private double slack(PricedOptions pool, int i) {
        double least = i < remainder.needed ? Double.POSITIVE_INFINITY : -pool.price[i];
        for (int n = firstOf[i]; n < firstOf[i + 1]; n++) {
            least = Math.min(least, reduced[optionsOf[n]]);
        }
        return least;
    }

    /** Makes prices feasible, but for rounding: first all at once, then item by item. */
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

    /** Makes integers of the prices, exactly feasible; sets the reduced costs and the base of the pool. */
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
