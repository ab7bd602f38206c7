package dlx.core.engine.prices.linear;

/**
 * Chooses the column that enters the basis. It passes columns in the order in which their reduced costs reach 0, and
 * lets each change its bound. It stops before the leaving row is within its bounds. Among the last columns it chooses
 * the largest pivot. This is the bound flipping ratio test with tolerances (I. Maros, A generalized dual phase-2
 * simplex algorithm, 2003; P. Harris, Pivot selection methods of the Devex LP code, 1973).
 */
final class RatioTest {

    /** Absolute value below which a pivot or a slope counts as 0. */
    private static final double TINY = 1e-9;

    /** Maximum error of a reduced cost. */
    private static final double TOLERANCE = 1e-7;

    /** Minimum pivot for which the test passes further columns. */
    private static final double SMALL_PIVOT = 1e-5;

    private final Program program;
    private final Basis basis;

    /**
     * Candidates, whose reduced cost falls during the step: column {@code j}, or {@code ~i} for the logical column of
     * row i.
     */
    private final int[] column;

    /** Length of the dual step at which each candidate's reduced cost is 0; 0 or more. */
    private final double[] step;

    /** Number of candidates. */
    private int count;

    /** Columns that change their bound, as in {@link #column}. */
    final int[] flipped;

    /** Number of columns that change their bound. */
    int flips;

    /** Rise of the program's value per length of the dual step, after all columns passed. */
    double slope;

    RatioTest(Program program, Basis basis) {
        this.program = program;
        this.basis = basis;
        int most = program.columns + program.mostRows;
        column = new int[most];
        step = new double[most];
        flipped = new int[most];
    }

    /**
     * Returns the column that enters, or {@link Basis#NONE} if no step brings the row within its bounds.
     *
     * @param over distance of the leaving row's value beyond its bound; negative if it is below
     * @param values prices, bounds and places of the columns
     * @param pivotRow the row of the inverse
     */
    int choose(double over, DualSimplex values, double[] pivotRow) {
        flips = 0;
        gather(over, values, pivotRow);
        slope = Math.abs(over);
        int chosen = Basis.NONE;
        while (count > 0) {
            double least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < count; k++) {
                least = Math.min(least, step[k] + TOLERANCE / size(column[k], values, pivotRow));
            }
            double passed = 0;
            double greatest = 0;
            int best = -1;
            for (int k = 0; k < count; k++) {
                if (step[k] <= least) {
                    double size = size(column[k], values, pivotRow);
                    passed += size * (column[k] >= 0 ? 1 : program.slack[~column[k]]);
                    if (size > greatest) {
                        greatest = size;
                        best = k;
                    }
                }
            }
            if (best < 0 || chosen != Basis.NONE && greatest < SMALL_PIVOT) {
                break; // without a best candidate, the steps are NaN
            }
            chosen = column[best];
            slope -= passed;
            if (slope < TINY) {
                break;
            }
            pass(least);
            if (count == 0) {
                chosen = Basis.NONE; // all candidates are passed, and the row is still out of bounds
            }
        }
        flips = chosen == Basis.NONE ? 0 : flips;
        return chosen;
    }

    private void gather(double over, DualSimplex values, double[] pivotRow) {
        double sign = over > 0 ? 1 : -1;
        count = 0;
        for (int k = 0; k < values.liveCount; k++) {
            int j = values.live[k];
            double t = sign * values.alpha[j];
            if (basis.place[j] < 0 && (values.isUpper[j] ? t < -TINY : t > TINY)) {
                column[count] = j;
                step[count++] = Math.max(0, values.reduced[j] / t);
            }
        }
        for (int i = 0; i < program.rows; i++) {
            double t = sign * pivotRow[i];
            if (program.slack[i] > 0 && !basis.hasLogical[i] && (values.isSpent[i] ? t < -TINY : t > TINY)) {
                column[count] = ~i;
                step[count++] = Math.max(0, -values.price[i] / t);
            }
        }
    }

    /** Lets the columns up to a step length change their bounds. */
    private void pass(double least) {
        int kept = 0;
        for (int k = 0; k < count; k++) {
            if (step[k] <= least) {
                flipped[flips++] = column[k];
            } else {
                column[kept] = column[k];
                step[kept++] = step[k];
            }
        }
        count = kept;
    }

    private static double size(int column, DualSimplex values, double[] pivotRow) {
        return Math.abs(column >= 0 ? values.alpha[column] : pivotRow[~column]);
    }
}
