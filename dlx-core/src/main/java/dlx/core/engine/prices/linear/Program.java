package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The linear program of a residual problem: minimizes the cost of options of values between 0 and 1. The values of each
 * item's options sum to at most {@link #most} and at least {@code most - slack}. An item that options may share in a
 * color does not have a row. Columns may be {@linkplain #isOut left out} for a while, the bounds of rows may change,
 * and rows that every solution satisfies may be added.
 */
public final class Program {

    /**
     * Maximum relative change of a cost, against ties; proofs use the true costs. The change is relative to each cost,
     * not to their mean, because one very large cost would change all others.
     */
    private static final double NUDGE = 1e-6;

    private static final long SEED = 577_215_664L;

    /** Number of columns, one per option. */
    final int columns;

    /** Number of rows: items with a row, and rows added. */
    int rows;

    /** Maximum number of rows. */
    final int mostRows;

    /** Index into {@link #row} at which the rows of each column begin; one entry more than columns. */
    int[] start;

    /** Rows of all columns, ascending within a column. */
    int[] row;

    /** Cost of each column, with a small random change. */
    final double[] cost;

    /** Maximum sum of the values of the columns of each row, 0 or more. */
    public final double[] most;

    /**
     * Maximum distance of the sum of each row below {@link #most}: 0 for an equation, infinite without a lower bound.
     */
    public final double[] slack;

    /** True for each column that is left out. */
    public final boolean[] isOut;

    /**
     * Creates a program. The caller sets {@link #most} and {@link #slack} of its rows.
     *
     * @param start index into {@code row} at which the rows of each column begin, and one entry more
     * @param row rows of all columns, ascending within a column
     * @param cost cost of each column
     * @param mostAdded maximum number of rows that may be added
     */
    private Program(int rows, int[] start, int[] row, long[] cost, int mostAdded) {
        this.rows = rows;
        this.start = start;
        this.row = row;
        columns = cost.length;
        mostRows = rows + mostAdded;
        this.cost = nudged(cost);
        most = new double[mostRows];
        slack = new double[mostRows];
        Arrays.fill(most, rows, mostRows, 1);
        Arrays.fill(slack, Double.POSITIVE_INFINITY);
        isOut = new boolean[columns];
    }

    /**
     * Returns the program of a cover. The caller sets {@link #most} and {@link #slack} of its rows. Cost: O(nodes log
     * nodes).
     *
     * @param rowOf row of each item; -1 if the item does not have a row
     * @param rows number of rows
     * @param start index into {@code item} at which the items of each option begin, and one entry more
     * @param item items of all options
     * @param cost cost of each option
     * @param mostAdded maximum number of rows that may be added
     */
    public static Program of(
            int[] rowOf, int rows, int[] start, int[] item, long[] cost, int mostAdded, PacedStopCheck pace) {
        int[] begin = new int[cost.length + 1];
        int[] held = new int[item.length];
        int nodes = 0;
        for (int j = 0; j < cost.length; j++) {
            pace.steps(1 + start[j + 1] - start[j]);
            for (int node = start[j]; node < start[j + 1]; node++) {
                if (rowOf[item[node]] >= 0) {
                    held[nodes++] = rowOf[item[node]];
                }
            }
            Arrays.sort(held, begin[j], nodes);
            begin[j + 1] = nodes;
        }
        return new Program(rows, begin, Arrays.copyOf(held, nodes), cost, mostAdded);
    }

    /**
     * Returns the program of a residual problem of an exact cover.
     *
     * @param mostAdded maximum number of rows that may be added
     */
    static Program of(ResidualProblem problem, int mostAdded, PacedStopCheck pace) {
        int[] rowOf = new int[problem.items];
        int count = 0;
        for (int i = 0; i < problem.items; i++) {
            rowOf[i] = problem.isShared(i) ? -1 : count++;
        }
        Program program = of(rowOf, count, problem.start, problem.item, problem.cost, mostAdded, pace);
        for (int i = 0; i < problem.items; i++) {
            if (rowOf[i] >= 0) {
                program.most[rowOf[i]] = 1;
                program.slack[rowOf[i]] = i < problem.needed ? 0 : Double.POSITIVE_INFINITY;
            }
        }
        return program;
    }

    /** Creates a program with the same rows and all columns. The shared arrays must not change any more. */
    private Program(Program from) {
        columns = from.columns;
        rows = from.rows;
        mostRows = from.mostRows;
        start = from.start;
        row = from.row;
        cost = from.cost;
        most = from.most;
        slack = from.slack;
        isOut = new boolean[columns];
    }

    /** Returns this program for another thread, with all columns. Rows must not be added to either program any more. */
    Program shared() {
        return new Program(this);
    }

    private static double[] nudged(long... cost) {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] nudged = new double[cost.length];
        for (int j = 0; j < nudged.length; j++) {
            nudged[j] = cost[j] + NUDGE * (1 + Math.abs((double) cost[j])) * random.nextDouble();
        }
        return nudged;
    }

    /**
     * Adds a row that says that a solution has at most one of some columns. Cost: O(nodes).
     *
     * @param members these columns, ascending
     */
    void add(int[] members) {
        int[] newStart = new int[columns + 1];
        int[] newRow = new int[row.length + members.length];
        int nodes = 0;
        int next = 0;
        for (int j = 0; j < columns; j++) {
            int length = start[j + 1] - start[j];
            System.arraycopy(row, start[j], newRow, nodes, length);
            nodes += length;
            if (next < members.length && members[next] == j) {
                newRow[nodes++] = rows;
                next++;
            }
            newStart[j + 1] = nodes;
        }
        start = newStart;
        row = newRow;
        rows++;
    }

    /** Returns true if a column is in the row that was added last. */
    boolean isInLastRow(int j) {
        return start[j + 1] > start[j] && row[start[j + 1] - 1] == rows - 1;
    }

    /** Returns true if a row does not have a lower bound: then its price is 0 or less. */
    boolean isOpen(int i) {
        return slack[i] == Double.POSITIVE_INFINITY;
    }
}
