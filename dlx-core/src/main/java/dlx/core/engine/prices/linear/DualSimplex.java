package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Finds the exact prices of a {@link Program} by the dual simplex method with a dense inverse and steepest edges (C. Lemke, The dual
 * method of solving the linear programming problem, 1954; J. Forrest, D. Goldfarb, Steepest-edge simplex algorithms for linear
 * programming, 1992).
 *
 * <p>As each column lies between 0 and 1, and the logical column of a row between 0 and what the row may lack, any basis will do to
 * begin with, once each column outside it stands at the bound that its reduced cost asks for. So columns may be left out and come back,
 * rows may ask for more or less, and prices may start anywhere: they are the costs of the logical columns of equations, which stand
 * at 0 in the end.
 *
 * <p>Nothing here is exact; {@link ExactBound} turns the prices into a proof. Cost of a pivot: O(rows^2 + nodes).
 */
public final class DualSimplex {

    /** The end of a run. */
    public enum End {
        OPTIMAL,
        /** The value has passed the limit, or there is no answer. */
        ABOVE,
        /** More pivots would be needed, or the numbers are no good. */
        GIVEN_UP
    }

    private static final double TINY = 1e-9;
    private static final double BROKEN = 1e-7;

    /** A pivot computed in two ways may differ by so much. */
    private static final double PIVOT_ERROR = 1e-6;

    /** After so many pivots the inverse is computed anew: before a run, and at once after twice as many. */
    private static final int OLD = 1000;

    /** An inverse that is no good is computed anew so often in a run. */
    private static final int MOST_REPAIRS = 20;

    private final Program program;
    final Basis basis;
    private final RatioTest ratio;
    private final PacedStopCheck pace;

    /** What the logical columns of equations cost. */
    private final double[] logicalCost;

    /** The columns that are not left out. */
    final int[] live;

    int liveCount;

    /** Of each column: its part in the row that leaves, its reduced cost, and whether it stands at 1 outside the basis. */
    final double[] alpha;

    final double[] reduced;
    final boolean[] isUpper;

    /** Of each row whose logical column is outside the basis, whether that stands at its upper bound: the row comes to the least. */
    final boolean[] isSpent;

    /** The price of each row. */
    public final double[] price;

    /** The value of the column in each place of the basis. */
    final double[] value;

    private final double[] entering;
    private final double[] work;
    private final double[] moved;

    /** What the columns at 1 cost. */
    private double upperCost;

    private double total;
    private long looks;

    /**
     * A basis of logical columns.
     *
     * @param prices to begin with, by row; those of rows that need not be equations are 0
     */
    DualSimplex(Program program, double[] prices, PacedStopCheck pace) {
        this(program, pace);
        for (int i = 0; i < program.rows; i++) {
            logicalCost[i] = program.slack[i] == 0 ? prices[i] : 0;
        }
    }

    /** A basis of logical columns, and no prices. */
    public DualSimplex(Program program, PacedStopCheck pace) {
        this.program = program;
        this.pace = pace;
        basis = new Basis(program, pace);
        ratio = new RatioTest(program, basis);
        logicalCost = new double[program.mostRows];
        live = new int[program.columns];
        alpha = new double[program.columns];
        reduced = new double[program.columns];
        isUpper = new boolean[program.columns];
        isSpent = new boolean[program.mostRows];
        price = new double[program.mostRows];
        value = new double[program.mostRows];
        entering = new double[program.mostRows];
        work = new double[program.mostRows];
        moved = new double[program.mostRows];
    }

    /** What a program of so many rows takes, in bytes, for its inverse. */
    public static long bytes(long rows) {
        return Basis.bytes(rows);
    }

    /** Units of work so far: columns and numbers of the inverse looked at. */
    public long looks() {
        return looks;
    }

    /** The value of the program, or a bound of it if the run was not ended. */
    public double total() {
        return total;
    }

    /** The value of a column in the last answer, from 0 to 1. */
    public double valueOf(int j) {
        if (basis.place[j] >= 0) {
            return value[basis.place[j]];
        }
        return isUpper[j] && !program.isOut[j] ? 1 : 0;
    }

    /** Goes on from the present basis, until the value passes a limit, or for so many pivots. */
    public End run(double limit, long mostPivots) {
        if (basis.age > OLD) {
            basis.invert(entering);
        }
        refresh();
        int repairs = 0;
        boolean hasRestarted = false;
        for (long k = 0; ; k++) {
            total = upperCost;
            for (int r = 0; r < program.rows; r++) {
                total += costOf(basis.head[r]) * value[r];
            }
            if (!Double.isFinite(total)) {
                if (hasRestarted) {
                    return End.GIVEN_UP;
                }
                hasRestarted = true;
                basis.begin();
                refresh();
                continue;
            }
            if (total > limit) {
                return End.ABOVE;
            }
            int p = leavingPlace();
            if (p < 0) {
                return End.OPTIMAL;
            }
            if (k >= mostPivots || repairs > MOST_REPAIRS) {
                return End.GIVEN_UP;
            }
            if (basis.age > 2 * OLD) {
                basis.invert(entering);
                refresh();
                continue;
            }
            double over = over(p);
            double[] pivotRow = basis.inverse[p];
            expressRow(pivotRow);
            int q = ratio.choose(over, this, pivotRow);
            if (q == Basis.NONE) {
                followRay(limit, over, pivotRow);
                return End.ABOVE;
            }
            basis.express(q, entering);
            double other = q >= 0 ? alpha[q] : pivotRow[~q];
            if (Math.abs(entering[p] - other) > PIVOT_ERROR * (1 + Math.abs(entering[p])) && basis.age > 0) {
                basis.invert(entering);
                refresh();
                repairs++;
                continue;
            }
            enter(q, p, over < 0);
        }
    }

    private double costOf(int column) {
        return column >= 0 ? program.cost[column] : logicalCost[~column];
    }

    private double top(int column) {
        if (column >= 0) {
            return program.isOut[column] ? 0 : 1;
        }
        return program.slack[~column];
    }

    /** By how much the value in a place is above its upper bound, or, negative, below 0; 0 if it is neither. */
    private double over(int r) {
        double v = value[r];
        if (v < -BROKEN) {
            return v;
        }
        double above = v > BROKEN ? v - top(basis.head[r]) : 0;
        return above > BROKEN ? above : 0;
    }

    /** The broken place with the steepest edge, or -1. */
    private int leavingPlace() {
        int p = -1;
        double most = 0;
        for (int r = 0; r < program.rows; r++) {
            double over = over(r);
            if (over != 0) {
                double gain = over * over / basis.steepness(r);
                if (gain > most) {
                    most = gain;
                    p = r;
                }
            }
        }
        return p;
    }

    /** The part of each live column in a row of the inverse, or what its rows cost by some prices. */
    private void expressRow(double[] of) {
        int[] row = program.row;
        int[] start = program.start;
        pace.steps(1 + (liveCount >> 1));
        looks += liveCount;
        for (int k = 0; k < liveCount; k++) {
            int j = live[k];
            double sum = 0;
            int end = start[j + 1];
            for (int t = start[j]; t < end; t++) {
                sum += of[row[t]];
            }
            alpha[j] = sum;
        }
    }

    /** There is no answer: prices along the way that shows it, to where they pass the limit even as fast as at the end of the way. */
    private void followRay(double limit, double over, double[] pivotRow) {
        double above = Double.isInfinite(limit) ? 1 + Math.abs(total) : limit - total + 1 + 0.01 * Math.abs(limit);
        double by = Math.copySign(above / ratio.slope, over);
        for (int i = 0; i < program.rows; i++) {
            price[i] += by * pivotRow[i];
        }
    }

    private void enter(int q, int p, boolean isBelow) {
        double pivot = entering[p];
        double dual = (q >= 0 ? reduced[q] : -price[~q]) / pivot;
        for (int k = 0; k < liveCount; k++) {
            reduced[live[k]] -= dual * alpha[live[k]];
        }
        double[] pivotRow = basis.inverse[p];
        for (int i = 0; i < program.rows; i++) {
            price[i] += dual * pivotRow[i];
        }
        flip(q);
        int out = basis.head[p];
        double step = (value[p] - (isBelow ? 0 : top(out))) / pivot;
        for (int r = 0; r < program.rows; r++) {
            value[r] -= step * entering[r];
        }
        basis.pivot(p, q, entering);
        looks += (long) program.rows * program.rows;
        value[p] = step + takeFromUpper(q);
        if (out < 0) {
            isSpent[~out] = !isBelow && program.slack[~out] > 0;
        } else {
            reduced[out] = -dual;
            if (!isBelow && !program.isOut[out]) {
                isUpper[out] = true;
                upperCost += program.cost[out];
            }
        }
    }

    /** Where a column that has entered the basis stood: at 0, or at its upper bound, where it stands no more. */
    private double takeFromUpper(int q) {
        if (q < 0) {
            double from = isSpent[~q] ? program.slack[~q] : 0;
            isSpent[~q] = false;
            return from;
        }
        reduced[q] = 0;
        if (!isUpper[q]) {
            return 0;
        }
        isUpper[q] = false;
        upperCost -= program.cost[q];
        return 1;
    }

    /** Lets the columns that the ratio test has passed change their bounds, but for the one that enters. */
    private void flip(int entered) {
        boolean any = false;
        Arrays.fill(work, 0, program.rows, 0);
        for (int k = 0; k < ratio.flips; k++) {
            int j = ratio.flipped[k];
            if (j == entered) {
                continue;
            }
            any = true;
            if (j >= 0) {
                int by = isUpper[j] ? -1 : 1;
                isUpper[j] = !isUpper[j];
                upperCost += by * program.cost[j];
                addColumn(j, by);
            } else {
                work[~j] += isSpent[~j] ? -program.slack[~j] : program.slack[~j];
                isSpent[~j] = !isSpent[~j];
            }
        }
        if (any) {
            basis.multiply(work, moved);
            for (int r = 0; r < program.rows; r++) {
                value[r] -= moved[r];
            }
        }
    }

    private void addColumn(int j, int by) {
        for (int k = program.start[j]; k < program.start[j + 1]; k++) {
            work[program.row[k]] += by;
        }
    }

    /** Prices, reduced costs, sides and values from the inverse. */
    private void refresh() {
        int m = program.rows;
        liveCount = 0;
        for (int j = 0; j < program.columns; j++) {
            if (program.isOut[j]) {
                isUpper[j] = false;
            } else {
                live[liveCount++] = j;
            }
        }
        pace.steps(m * m >> 2);
        Arrays.fill(price, 0, m, 0);
        for (int r = 0; r < m; r++) {
            double v = costOf(basis.head[r]);
            if (v != 0) {
                double[] inv = basis.inverse[r];
                for (int i = 0; i < m; i++) {
                    price[i] += v * inv[i];
                }
            }
        }
        for (int i = 0; i < m; i++) {
            work[i] = program.most[i];
            if (basis.hasLogical[i] || program.slack[i] == 0) {
                isSpent[i] = false;
            } else if (program.isOpen(i)) {
                price[i] = Math.min(price[i], 0);
                isSpent[i] = false;
            } else {
                isSpent[i] = price[i] > TINY || price[i] > -TINY && isSpent[i];
                work[i] -= isSpent[i] ? program.slack[i] : 0;
            }
        }
        expressRow(price);
        upperCost = 0;
        for (int k = 0; k < liveCount; k++) {
            int j = live[k];
            if (basis.place[j] >= 0) {
                reduced[j] = 0;
                isUpper[j] = false;
            } else {
                reduced[j] = program.cost[j] - alpha[j];
                isUpper[j] = reduced[j] < -TINY || reduced[j] < TINY && isUpper[j];
                if (isUpper[j]) {
                    upperCost += program.cost[j];
                    addColumn(j, -1);
                }
            }
        }
        for (int r = 0; r < m; r++) {
            value[r] = Basis.product(basis.inverse[r], work, m);
        }
    }
}
