package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The linear program of what is left of a cover: the least cost of options in parts between 0 and 1, such that the parts of each
 * item's options add up to {@link #most} at most, and to less than that by {@link #slack} at most. An item that options may share in
 * a color has no row. Columns may be {@linkplain #isOut left out} for a while, what rows ask for may change, and rows may be added that
 * every solution obeys.
 */
public final class Program {

    /**
     * Each cost differs by as much of itself at most, against ties; what is proved is proved by the true ones. Not by a part of their mean:
     * one that is very dear would move all others.
     */
    private static final double NUDGE = 1e-6;

    private static final long SEED = 577_215_664L;

    /** How many options there are. */
    final int columns;

    /** How many items have a row, with the rows that were added, and how many rows there may be. */
    int rows;

    final int mostRows;

    /** Column j is in the rows {@code row[start[j]]} to {@code row[start[j + 1] - 1]}, ascending. */
    int[] start;

    int[] row;

    /** What each column costs, nearly. */
    final double[] cost;

    /** Of each row, what its columns come to at most. */
    public final double[] most;

    /** Of each row, by how much they may come to less: 0 for an equation, infinite where nothing need be covered. */
    public final double[] slack;

    /** Whether a column is left out. */
    public final boolean[] isOut;

    /**
     * A program whose rows ask for nothing yet.
     *
     * @param start column j is in the rows {@code row[start[j]]} to {@code row[start[j + 1] - 1]}, ascending
     * @param cost what each column costs
     * @param mostAdded so many rows may be added
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
     * A program whose rows ask for nothing yet, of a cover. Cost: O(nodes log nodes).
     *
     * @param rowOf of each item its row, or -1
     * @param start where the items of each option begin in {@code item}, and one place more
     * @param cost what each option costs
     * @param mostAdded so many rows may be added
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
     * The program of all that is left of an exact cover.
     *
     * @param mostAdded so many rows may be added
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

    /** A program of the same rows, of which no column is left out. What it shares with this one is not to be changed any more. */
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

    /** The same program for another thread, with all columns; to neither rows are added any more. */
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

    /** Adds a row: of these columns, ascending, a solution has one at most. Cost: O(nodes). */
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

    /** Whether a column is in the row that was added last. */
    boolean isInLastRow(int j) {
        return start[j + 1] > start[j] && row[start[j + 1] - 1] == rows - 1;
    }

    /** Whether a row may come to as little as one likes: then its price is 0 at most. */
    boolean isOpen(int i) {
        return slack[i] == Double.POSITIVE_INFINITY;
    }
}
