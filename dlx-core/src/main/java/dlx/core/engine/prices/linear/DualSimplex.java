package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Finds optimal prices of a {@link Program} by the dual simplex method with a dense inverse and steepest edges (C.
 * Lemke, The dual method of solving the linear programming problem, 1954; J. Forrest, D. Goldfarb, Steepest-edge
 * simplex algorithms for linear programming, 1992).
 *
 * <p>Each column lies between 0 and 1, and the logical column of a row between 0 and the slack of the row. So any basis
 * is a valid start, if each column outside the basis is set to the bound that fits the sign of its reduced cost. So
 * columns may be left out and return, the bounds of rows may change, and prices may start anywhere: initial prices are
 * costs of the logical columns of equations, which are 0 in the end.
 *
 * <p>Results have rounding errors; {@link ExactBound} derives a proof from the prices. Cost of a pivot: O(rows^2 +
 * nodes).
 */
public final class DualSimplex {

    /** The end of a run. */
    public enum End {
        /** The values are optimal. */
        OPTIMAL,
        /** The value exceeds the limit, or the program is infeasible. */
        ABOVE,
        /** The run reached its maximum number of pivots, or rounding errors are too large. */
        GIVEN_UP
    }

    /** Absolute value below which a price or reduced cost counts as 0. */
    private static final double TINY = 1e-9;

    /** Minimum distance of a value from its bounds that counts as out of bounds. */
    private static final double BROKEN = 1e-7;

    /** Maximum relative difference of a pivot computed in two ways. */
    private static final double PIVOT_ERROR = 1e-6;

    /**
     * Number of pivots after which the inverse is computed from scratch before a run; after twice as many, also during
     * a run.
     */
    private static final int OLD = 1000;

    /** Maximum number of times that an inaccurate inverse is computed from scratch in a run. */
    private static final int MOST_REPAIRS = 20;

    private final Program program;
    final Basis basis;
    private final RatioTest ratio;
    private final PacedStopCheck pace;

    /** Cost of the logical column of each row: the initial price of an equation, else 0. */
    private final double[] logicalCost;

    /** Columns that are not left out, ascending; the first {@link #liveCount} entries. */
    final int[] live;

    /** Number of live columns. */
    int liveCount;

    /** Entry of each live column in the leaving row; or the sum of its prices, in {@link #refresh}. */
    final double[] alpha;

    /** Reduced cost of each live column; 0 in the basis. */
    final double[] reduced;

    /** True for each column outside the basis whose value is 1. */
    final boolean[] isUpper;

    /**
     * True for each row whose logical column is outside the basis at its upper bound: then the sum of the row is
     * minimal.
     */
    final boolean[] isSpent;

    /** Price of each row. */
    public final double[] price;

    /** Value of the column in each place of the basis. */
    final double[] value;

    /** Inverse times the entering column, by place. */
    private final double[] entering;

    /** Scratch vector by row: right-hand sides, or changes of them. */
    private final double[] work;

    /** Inverse times {@link #work}, by place, while columns change their bounds. */
    private final double[] moved;

    /** Total cost of the columns at 1 outside the basis. */
    private double upperCost;

    /** Value of the program at the present basis. */
    private double total;

    private long looks;

    /**
     * Creates a solver with a basis of logical columns.
     *
     * @param prices initial price of each row; ignored for rows that are not equations
     */
    DualSimplex(Program program, double[] prices, PacedStopCheck pace) {
        this(program, pace);
        for (int i = 0; i < program.rows; i++) {
            logicalCost[i] = program.slack[i] == 0 ? prices[i] : 0;
        }
    }

    /** Creates a solver with a basis of logical columns and prices of 0. */
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

    /** Returns the size of the inverse of a program with a number of rows, in bytes. */
    public static long bytes(long rows) {
        return Basis.bytes(rows);
    }

    /** Returns the work so far: columns and entries of the inverse visited. */
    public long looks() {
        return looks;
    }

    /** Returns the value of the program, or a lower bound of it after an incomplete run. */
    public double total() {
        return total;
    }

    /** Returns the value of a column in the last answer, from 0 to 1. */
    public double valueOf(int j) {
        if (basis.place[j] >= 0) {
            return value[basis.place[j]];
        }
        return isUpper[j] && !program.isOut[j] ? 1 : 0;
    }

    /** Continues from the present basis, until the value exceeds a limit, or for a maximum number of pivots. */
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

    /** Returns the distance of the value in a place above its upper bound, or, negative, below 0; else 0. */
    private double over(int r) {
        double v = value[r];
        if (v < -BROKEN) {
            return v;
        }
        double above = v > BROKEN ? v - top(basis.head[r]) : 0;
        return above > BROKEN ? above : 0;
    }

    /** Returns the place out of bounds with the steepest edge; -1 if every place is within its bounds. */
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

    /**
     * Computes into {@link #alpha} the sum of a vector over the rows of each live column.
     *
     * @param of a row of the inverse, or the prices; by row
     */
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

    /**
     * Moves the prices of an infeasible program along the ray that proves this, until the value exceeds the limit at
     * the final slope.
     */
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

    /** Clears the bound of a column that has entered the basis. Returns its value before: 0 or its upper bound. */
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

    /** Lets the columns that the ratio test has passed change their bounds, except the column that enters. */
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

    /** Computes prices, reduced costs, bounds and values from the inverse. */
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
