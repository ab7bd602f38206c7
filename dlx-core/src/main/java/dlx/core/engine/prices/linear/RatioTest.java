package dlx.core.engine.prices.linear;

/**
 * Chooses the column that enters the basis: passes those whose reduced cost comes to 0 first as long as the row that leaves stays
 * broken, letting each change its bound, and takes the greatest pivot among the last ones (the bound flipping ratio test with
 * tolerances: I. Maros, A generalized dual phase-2 simplex algorithm, 2003; P. Harris, Pivot selection methods of the Devex LP
 * code, 1973).
 */
final class RatioTest {

    private static final double TINY = 1e-9;

    /** Reduced costs may be wrong by so much. */
    private static final double TOLERANCE = 1e-7;

    private static final double SMALL_PIVOT = 1e-5;

    private final Program program;
    private final Basis basis;

    /** Columns whose reduced cost falls, and after how long a step it is 0. */
    private final int[] column;

    private final double[] step;
    private int count;

    /** The columns that change their bound. */
    final int[] flipped;

    int flips;

    /** How fast the value rises beyond all columns, where the row cannot be repaired. */
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
     * The column that enters, {@link Basis#NONE} if the row cannot be repaired.
     *
     * @param over by how much the row that leaves breaks its bound: below it if negative
     * @param values the columns' prices, sides and places
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
                break; // where nothing is best, the steps are no numbers
            }
            chosen = column[best];
            slope -= passed;
            if (slope < TINY) {
                break;
            }
            pass(least);
            if (count == 0) {
                chosen = Basis.NONE; // all have been passed, and the row is still broken
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

    /** Lets the columns up to a step change their bounds. */
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
