package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * A basis: as many columns as rows, with the dense inverse of their matrix. Columns of the program are numbers from 0.
 * The logical column of row i, which fills the distance below {@link Program#most}, is {@code ~i}.
 */
final class Basis {

    /** Returned in place of a column. */
    static final int NONE = Integer.MIN_VALUE;

    /** Bytes per row in addition to its entries of the inverse: the array header, and entries of vectors. */
    private static final long ROW_BYTES = 64;

    /** Absolute value up to which an entry of a pivot row becomes 0. */
    private static final double TINY = 1e-13;

    /** Absolute value below which an entry of a product becomes 0. */
    private static final double SMALL = 1e-12;

    /** Absolute value of the largest pivot up to which a column counts as dependent on others. */
    private static final double DEPENDENT = 1e-7;

    private final Program program;
    private final PacedStopCheck pace;

    /** Column in each place: {@code j}, or {@code ~i} for the logical column of row i. */
    final int[] head;

    /** Place in the basis of each column of the program; -1 if the column is not in the basis. */
    final int[] place;

    /** True for each row whose logical column is in the basis. */
    final boolean[] hasLogical;

    /** Inverse of the matrix of the basis; index place, then row. */
    final double[][] inverse;

    /** Square of the length of each row of the inverse: how steep an edge is; 0 if not computed. */
    private final double[] steepness;

    /** Indexes of the nonzero entries of a vector. */
    private final int[] support;

    /** Values of the nonzero entries, in the order of {@link #support}. */
    private final double[] work;

    /** Number of pivots since the inverse was computed from scratch. */
    int age;

    /** Returns the size of a basis with a number of rows, in bytes: mainly its inverse. */
    static long bytes(long rows) {
        return rows * (rows * Double.BYTES + ROW_BYTES);
    }

    /** Creates a basis of all logical columns. */
    Basis(Program program, PacedStopCheck pace) {
        this.program = program;
        this.pace = pace;
        int most = program.mostRows;
        head = new int[most];
        place = new int[program.columns];
        hasLogical = new boolean[most];
        inverse = new double[most][most];
        steepness = new double[most];
        support = new int[most];
        work = new double[most];
        begin();
    }

    /** Resets the basis to all logical columns. Cost: O(rows^2). */
    void begin() {
        Arrays.fill(place, -1);
        for (int i = 0; i < program.rows; i++) {
            setLogical(i);
        }
        age = 0;
    }

    /** Adds the row that was added to the program last, with its logical column. Cost: O(rows^2). */
    void addRow() {
        int added = program.rows - 1;
        setLogical(added);
        double[] inv = inverse[added];
        for (int r = 0; r < added; r++) {
            inverse[r][added] = 0;
            if (head[r] >= 0 && program.isInLastRow(head[r])) {
                subtract(inv, 1, inverse[r], added);
            }
        }
        steepness[added] = 0;
    }

    private void setLogical(int i) {
        Arrays.fill(inverse[i], 0);
        inverse[i][i] = 1;
        head[i] = ~i;
        hasLogical[i] = true;
        steepness[i] = 1;
    }

    /** Returns the square of the length of a row of the inverse. */
    double steepness(int r) {
        if (steepness[r] == 0) {
            steepness[r] = product(inverse[r], inverse[r], program.rows);
        }
        return steepness[r];
    }

    /**
     * Returns the inner product of the first m entries of two vectors. It uses four sums, because in a single sum each
     * addition waits for the one before.
     */
    static double product(double[] a, double[] b, int m) {
        double sum0 = 0;
        double sum1 = 0;
        double sum2 = 0;
        double sum3 = 0;
        int i = 0;
        for (; i < m - 3; i += 4) {
            sum0 += a[i] * b[i];
            sum1 += a[i + 1] * b[i + 1];
            sum2 += a[i + 2] * b[i + 2];
            sum3 += a[i + 3] * b[i + 3];
        }
        for (; i < m; i++) {
            sum0 += a[i] * b[i];
        }
        return sum0 + sum1 + (sum2 + sum3);
    }

    /** Computes the inverse times a column. */
    void express(int column, double[] into) {
        int m = program.rows;
        if (column < 0) {
            for (int r = 0; r < m; r++) {
                into[r] = inverse[r][~column];
            }
            return;
        }
        int count = 0;
        for (int k = program.start[column]; k < program.start[column + 1]; k++) {
            support[count] = program.row[k];
            work[count++] = 1;
        }
        multiply(count, into);
    }

    /** Computes the inverse times a vector, with entries near 0 set to 0. */
    void multiply(double[] vector, double[] into) {
        int count = 0;
        for (int i = 0; i < program.rows; i++) {
            if (vector[i] != 0) {
                support[count] = i;
                work[count++] = vector[i];
            }
        }
        multiply(count, into);
    }

    private void multiply(int count, double[] into) {
        pace.steps(1 + (program.rows * count >> 2));
        for (int r = 0; r < program.rows; r++) {
            double[] inv = inverse[r];
            double sum = 0;
            for (int k = 0; k < count; k++) {
                sum += inv[support[k]] * work[k];
            }
            into[r] = Math.abs(sum) < SMALL ? 0 : sum;
        }
    }

    /**
     * Replaces the column in a place.
     *
     * @param p place
     * @param column new column
     * @param expressed the inverse times the new column, as by {@link #express}
     */
    void pivot(int p, int column, double[] expressed) {
        int m = program.rows;
        pace.steps(m * m >> 3);
        double[] pivotRow = inverse[p];
        double factor = 1 / expressed[p];
        int count = 0;
        for (int i = 0; i < m; i++) {
            if (Math.abs(pivotRow[i]) > TINY) {
                support[count++] = i;
            } else {
                pivotRow[i] = 0;
            }
        }
        boolean isSparse = count * 4 < m;
        for (int r = 0; r < m; r++) {
            double by = expressed[r] * factor;
            if (r == p || by == 0) {
                continue;
            }
            steepness[r] = 0;
            if (isSparse) {
                subtractSupport(inverse[r], by, pivotRow, count);
            } else {
                subtract(inverse[r], by, pivotRow, m);
            }
        }
        for (int k = 0; k < count; k++) {
            pivotRow[support[k]] *= factor;
        }
        steepness[p] = 0;
        put(p, column);
        age++;
    }

    private void subtractSupport(double[] from, double by, double[] what, int count) {
        for (int k = 0; k < count; k++) {
            from[support[k]] -= by * what[support[k]];
        }
    }

    private static void subtract(double[] from, double by, double[] what, int m) {
        for (int i = 0; i < m; i++) {
            from[i] -= by * what[i];
        }
    }

    private void put(int p, int column) {
        int out = head[p];
        if (out >= 0) {
            place[out] = -1;
        } else {
            hasLogical[~out] = false;
        }
        head[p] = column;
        if (column >= 0) {
            place[column] = p;
        } else {
            hasLogical[~column] = true;
        }
    }

    /**
     * Computes the inverse from scratch, column by column. A column that depends on others is replaced by a logical
     * column. Cost: O(rows^3).
     */
    void invert(double[] scratch) {
        int m = program.rows;
        int[] old = Arrays.copyOf(head, m);
        boolean[] stays = new boolean[m];
        for (int h : old) {
            if (h < 0) {
                stays[~h] = true;
            } else {
                place[h] = -1;
            }
        }
        for (int i = 0; i < m; i++) {
            setLogical(i);
        }
        for (int h : old) {
            if (h >= 0) {
                express(h, scratch);
                int p = greatest(scratch, stays);
                if (p >= 0 && Math.abs(scratch[p]) > DEPENDENT) {
                    pivot(p, h, scratch);
                }
            }
        }
        age = 0;
    }

    private int greatest(double[] expressed, boolean[] stays) {
        int p = -1;
        for (int r = 0; r < program.rows; r++) {
            if (head[r] < 0 && !stays[r] && (p < 0 || Math.abs(expressed[r]) > Math.abs(expressed[p]))) {
                p = r;
            }
        }
        return p;
    }

    /** A copy of the state of a basis. */
    static final class Saved {

        private final int[] head;
        private final double[] steepness;
        private final double[][] inverse;
        private int age;

        Saved(Program program) {
            head = new int[program.mostRows];
            steepness = new double[program.mostRows];
            inverse = new double[program.mostRows][program.mostRows];
        }
    }

    /** Saves the state of this basis. Cost: O(rows^2). */
    void save(Saved to) {
        int m = program.rows;
        System.arraycopy(head, 0, to.head, 0, m);
        System.arraycopy(steepness, 0, to.steepness, 0, m);
        for (int r = 0; r < m; r++) {
            System.arraycopy(inverse[r], 0, to.inverse[r], 0, m);
        }
        to.age = age;
        pace.steps(m * m >> 3);
    }

    /** Restores a saved basis. Cost: O(rows^2). */
    void restore(Saved from) {
        int m = program.rows;
        for (int r = 0; r < m; r++) {
            if (head[r] >= 0) {
                place[head[r]] = -1;
            } else {
                hasLogical[~head[r]] = false;
            }
        }
        for (int r = 0; r < m; r++) {
            head[r] = from.head[r];
            steepness[r] = from.steepness[r];
            System.arraycopy(from.inverse[r], 0, inverse[r], 0, m);
            if (head[r] >= 0) {
                place[head[r]] = r;
            } else {
                hasLogical[~head[r]] = true;
            }
        }
        age = from.age;
        pace.steps(m * m >> 3);
    }
}
