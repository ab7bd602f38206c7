package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The linear program of what is left of a cover: the least cost of options in parts between 0 and 1, such that the parts of each
 * item's options add up to 1, or to 1 at most where it may stay open. An item that options may share in a color has no row.
 * Columns may be {@linkplain #isOut left out} for a while, and rows added that every solution obeys.
 */
final class Program {

    /**
     * Each cost differs by as much of itself at most, against ties; what is proved is proved by the true ones. Not by a part of their mean:
     * one that is very dear would move all others.
     */
    private static final double NUDGE = 1e-6;

    private static final long SEED = 577_215_664L;

    final ResidualProblem problem;

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

    /** Of each row, whether it is an equation. */
    private final boolean[] equation;

    /** Whether a column is left out. */
    final boolean[] isOut;

    /**
     * The program of all that is left.
     *
     * @param mostAdded so many rows may be added
     */
    Program(ResidualProblem problem, int mostAdded, PacedStopCheck pace) {
        this.problem = problem;
        columns = problem.options();
        int[] rowOf = new int[problem.items];
        int count = 0;
        for (int i = 0; i < problem.items; i++) {
            rowOf[i] = problem.isShared(i) ? -1 : count++;
        }
        rows = count;
        mostRows = count + mostAdded;
        start = new int[columns + 1];
        int[] held = new int[problem.item.length];
        int nodes = 0;
        for (int j = 0; j < columns; j++) {
            pace.steps(1 + problem.start[j + 1] - problem.start[j]);
            for (int node = problem.start[j]; node < problem.start[j + 1]; node++) {
                if (rowOf[problem.item[node]] >= 0) {
                    held[nodes++] = rowOf[problem.item[node]];
                }
            }
            Arrays.sort(held, start[j], nodes);
            start[j + 1] = nodes;
        }
        row = Arrays.copyOf(held, nodes);
        cost = nudged(problem);
        equation = new boolean[mostRows];
        for (int i = 0; i < problem.items; i++) {
            if (rowOf[i] >= 0) {
                equation[rowOf[i]] = i < problem.needed;
            }
        }
        isOut = new boolean[columns];
    }

    private static double[] nudged(ResidualProblem problem) {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] nudged = new double[problem.options()];
        for (int j = 0; j < nudged.length; j++) {
            nudged[j] = problem.cost[j] + NUDGE * (1 + Math.abs((double) problem.cost[j])) * random.nextDouble();
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

    /** Whether a row may add up to less than 1: then its price is 0 at most. */
    boolean isSlack(int i) {
        return !equation[i];
    }
}
