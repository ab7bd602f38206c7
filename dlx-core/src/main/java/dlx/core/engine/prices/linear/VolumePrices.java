package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Prices that come near those of the linear program: steps from the best prices so far along what an averaged answer lacks and
 * has too much (F. Barahona, R. Anbil, The volume algorithm: producing primal solutions with a subgradient method, Mathematical
 * Programming 87, 2000). Cost: O(rounds x nodes). A good place for the simplex method to begin: it then takes a quarter of the pivots.
 */
final class VolumePrices {

    /** Shares of the newest answer in the average. */
    private static final double NEWEST = 0.1;

    private static final int STALLED = 20;
    private static final double SHORTER = 0.66;
    private static final double LONGER = 1.1;
    private static final double LONGEST = 2;
    private static final double SHORTEST = 1e-3;

    private final Program program;
    private final PacedStopCheck pace;

    /** The best prices so far, and the bound that they prove, nearly. */
    final double[] best;

    double bound = Double.NEGATIVE_INFINITY;

    /** Prices to begin with: of each row, the least cost per row that a column has. */
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

    /** Makes some rounds, or fewer where they gain no more. */
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

    /** The bound of some prices; how often the columns that cost less than their rows cover each row. */
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
