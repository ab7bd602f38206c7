package dlx.modelers.assignment;

import java.util.Arrays;

/** The least cost of an assignment by shortest augmenting paths with potentials, rows at most as many as columns. */
public final class Hungarian {

    /** Cost of a forbidden pair; far above all other costs. */
    public static final long FORBIDDEN = 1L << 40;

    private Hungarian() {}

    /**
     * Returns the minimum total cost; at least {@link #FORBIDDEN} minus the negative costs if there is no assignment.
     *
     * @param cost cost of each column by row; at most as many rows as columns
     */
    public static long least(long[][] cost) {
        int rows = cost.length;
        int columns = cost[0].length;
        long[] ofRow = new long[rows + 1];
        long[] ofColumn = new long[columns + 1];
        int[] rowOf = new int[columns + 1]; // row of each column, both from 1; 0: not assigned
        for (int row = 1; row <= rows; row++) {
            int[] before = new int[columns + 1];
            long[] slack = new long[columns + 1];
            boolean[] reached = new boolean[columns + 1];
            Arrays.fill(slack, Long.MAX_VALUE);
            rowOf[0] = row;
            int column = 0;
            while (rowOf[column] != 0) {
                reached[column] = true;
                int next = 0;
                for (int other = 1; other <= columns; other++) {
                    if (!reached[other]) {
                        long reduced = cost[rowOf[column] - 1][other - 1] - ofRow[rowOf[column]] - ofColumn[other];
                        if (reduced < slack[other]) {
                            slack[other] = reduced;
                            before[other] = column;
                        }
                        next = next == 0 || slack[other] < slack[next] ? other : next;
                    }
                }
                long step = slack[next];
                for (int other = 0; other <= columns; other++) {
                    if (reached[other]) {
                        ofRow[rowOf[other]] += step;
                        ofColumn[other] -= step;
                    } else if (other > 0) {
                        slack[other] -= step;
                    }
                }
                column = next;
            }
            while (column != 0) {
                rowOf[column] = rowOf[before[column]];
                column = before[column];
            }
        }
        long total = 0;
        for (int column = 1; column <= columns; column++) {
            total += rowOf[column] == 0 ? 0 : cost[rowOf[column] - 1][column - 1];
        }
        return total;
    }
}
