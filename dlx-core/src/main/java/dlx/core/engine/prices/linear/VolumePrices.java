package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Approximate prices of the linear program by the volume algorithm (F. Barahona, R. Anbil, The volume algorithm:
 * producing primal solutions with a subgradient method, Mathematical Programming 87, 2000). Each step moves from the
 * best prices so far along the shortage or excess of an averaged answer. Cost: O(rounds x nodes). They are a good start
 * for the simplex method, which then takes a quarter of the pivots.
 */
final class VolumePrices {

    /** Share of the newest answer in the average. */
    private static final double NEWEST = 0.1;

    /** Number of rounds without improvement after which steps become shorter. */
    private static final int STALLED = 20;

    /** Factor of the step length after {@link #STALLED} rounds without improvement. */
    private static final double SHORTER = 0.66;

    /** Factor of the step length after a round with improvement. */
    private static final double LONGER = 1.1;

    /** Maximum step length. */
    private static final double LONGEST = 2;

    /** Step length below which the rounds end. */
    private static final double SHORTEST = 1e-3;

    private final Program program;
    private final PacedStopCheck pace;

    /** Best price of each row so far. */
    final double[] best;

    /** Bound of the best prices, up to rounding errors. */
    double bound = Double.NEGATIVE_INFINITY;

    /** Creates initial prices: for each row the minimum, over its columns, of cost divided by number of rows. */
    VolumePrices(Program program, PacedStopCheck pace) {
        this.program = program;
        this.pace = pace;
        best = new double[program.rows];
        Arrays.fill(best, Double.POSITIVE_INFINITY);
        for (int j = 0; j < program.columns; j++) {
            for (int k = program.start[j]; k < program.start[j + 1]; k++) {
                int i = program.row[k];
                best[i] = Math.min(best[i], program.cost[j] / (program.start[j + 1] - program.start[j]));
            }
        }
        for (int i = 0; i < program.rows; i++) {
            best[i] = signed(i, Double.isInfinite(best[i]) ? 0 : best[i]);
        }
    }

    private double signed(int i, double price) {
        return program.isOpen(i) ? Math.min(0, price) : price;
    }

    /** Improves the prices, by at most a number of rounds. */
    void improve(int rounds) {
        int m = program.rows;
        double[] price = Arrays.copyOf(best, m);
        double[] mean = new double[m];
        double[] here = new double[m];
        double step = 1;
        double target = 0;
        int stalled = 0;
        for (int round = 0; round < rounds && step > SHORTEST; round++) {
            double value = answer(price, here);
            double norm = 0;
            for (int i = 0; i < m; i++) {
                mean[i] += (round == 0 ? 1 : NEWEST) * (here[i] - mean[i]);
                norm += (1 - mean[i]) * (1 - mean[i]);
            }
            if (value > bound) {
                stalled = value > bound + 1e-5 * Math.abs(bound) ? 0 : stalled + 1;
                bound = value;
                System.arraycopy(price, 0, best, 0, m);
                step = Math.min(LONGEST, step * LONGER);
            } else {
                stalled++;
            }
            if (stalled >= STALLED) {
                step *= SHORTER;
                stalled = 0;
            }
            target = Math.max(target, bound + 0.05 * Math.abs(bound) + 1e-9);
            if (bound > 0.99 * target) {
                target = bound + 0.02 * Math.abs(bound);
            }
            double length = step * (target - bound) / Math.max(norm, 1e-9);
            for (int i = 0; i < m; i++) {
                price[i] = signed(i, best[i] + length * (1 - mean[i]));
            }
        }
    }

    /**
     * Returns the bound of some prices, and counts the columns of negative reduced cost.
     *
     * @param price price of each row
     * @param covered receives, for each row, the number of its columns of negative reduced cost
     */
    private double answer(double[] price, double[] covered) {
        double value = 0;
        for (double p : price) {
            value += p;
        }
        Arrays.fill(covered, 0);
        for (int j = 0; j < program.columns; j++) {
            int end = program.start[j + 1];
            pace.steps(1 + end - program.start[j]);
            double reduced = program.cost[j];
            for (int k = program.start[j]; k < end; k++) {
                reduced -= price[program.row[k]];
            }
            if (reduced < 0 && !program.isOut[j]) {
                value += reduced;
                for (int k = program.start[j]; k < end; k++) {
                    covered[program.row[k]]++;
                }
            }
        }
        return value;
    }
}
