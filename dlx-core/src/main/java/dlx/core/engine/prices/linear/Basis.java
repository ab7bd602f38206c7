package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * As many columns as there are rows, by which all others are expressed, with the inverse of their matrix, dense. Columns of the
 * program are numbers from 0; the logical column of row i, which takes up what the row lacks, is {@code ~i}.
 */
final class Basis {

    static final int NONE = Integer.MIN_VALUE;

    /** Of each row, beside its numbers of the inverse: the head of an array, and what vectors hold of it. */
    private static final long ROW_BYTES = 64;

    private static final double TINY = 1e-13;
    private static final double SMALL = 1e-12;

    /** A column with no greater pivot depends on others of the basis. */
    private static final double DEPENDENT = 1e-7;

    private final Program program;
    private final PacedStopCheck pace;

    /** The column in each place; of each column of the program, its place, or -1. */
    final int[] head;

    final int[] place;

    /** Whether the logical column of a row is in the basis. */
    final boolean[] hasLogical;

    final double[][] inverse;

    /** The square of the length of each row of the inverse, 0 where it is not known: how steep an edge is. */
    private final double[] steepness;

    private final int[] support;
    private final double[] work;

    /** Pivots since the inverse was computed from nothing. */
    int age;

    /** What a basis of so many rows takes, in bytes: its inverse, and little else. */
    static long bytes(long rows) {
        return rows * (rows * Double.BYTES + ROW_BYTES);
    }

    /** All logical columns. */
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

    /** All logical columns. Cost: O(rows^2). */
    void begin() {
        Arrays.fill(place, -1);
        for (int i = 0; i < program.rows; i++) {
            setLogical(i);
        }
        age = 0;
    }

    /** Takes in a row that was added to the program, with its logical column. Cost: O(rows^2). */
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

    /** The square of the length of a row of the inverse. */
    double steepness(int r) {
        if (steepness[r] == 0) {
            steepness[r] = product(inverse[r], inverse[r], program.rows);
        }
        return steepness[r];
    }

    /** Of the first numbers of two vectors. Four sums beside each other: one alone waits for each addition. */
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

    /** The inverse times a column. */
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

    /** The inverse times a vector, without what is next to nothing. */
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
     * Puts a column into a place.
     *
     * @param expressed as {@link #express} says
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

    /** Computes the inverse anew, one column after the other; one that depends on others goes. Cost: O(rows^3). */
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

    /** All that a basis is made of, to come back to. */
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

    /** Cost: O(rows^2). */
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

    /** Comes back to a basis. */
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
