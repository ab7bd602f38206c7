package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;

/**
 * Computes a lower bound that is valid for any prices: rounds them to multiples of 2^-scale, and adds the negative
 * reduced costs of live columns to their sum, in exact {@code long} arithmetic. The reduced costs at these prices also
 * show which columns a wanted solution may hold. The bound does not use the maximums of rows.
 */
final class ExactBound {

    private final Program program;
    private final long[] cost;
    private final int scale;

    /** 2^scale, the factor from prices to scaled prices. */
    private final double unit;

    private final PacedStopCheck pace;

    /** Rounded price of each row, scaled; at most 0 for a row without a minimum. */
    private final long[] price;

    /** Exact reduced cost of each live column, scaled, as of the last {@link #of}; stale for columns left out. */
    final long[] reduced;

    ExactBound(Program program, long[] cost, int scale, PacedStopCheck pace) {
        this.program = program;
        this.cost = cost;
        this.scale = scale;
        this.pace = pace;
        unit = 1L << scale;
        price = new long[program.mostRows];
        reduced = new long[program.columns];
    }

    /**
     * Returns a lower bound of the cost of the live columns of a solution, scaled; {@link Long#MIN_VALUE} if the prices
     * overflow.
     *
     * @param prices price of each row, unscaled
     */
    long of(double[] prices) {
        try {
            return compute(prices);
        } catch (ArithmeticException e) {
            return Long.MIN_VALUE;
        }
    }

    private long compute(double[] prices) {
        long sum = 0;
        for (int i = 0; i < program.rows; i++) {
            long rounded = Math.round(prices[i] * unit);
            price[i] = program.isOpen(i) ? Math.min(0, rounded) : rounded;
            sum = Math.addExact(sum, price[i]);
        }
        for (int j = 0; j < program.columns; j++) {
            int end = program.start[j + 1];
            pace.steps(1 + end - program.start[j]);
            if (!program.isOut[j]) {
                long left = cost[j] << scale;
                for (int k = program.start[j]; k < end; k++) {
                    left = Math.subtractExact(left, price[program.row[k]]);
                }
                reduced[j] = left;
            }
        }
        for (int j = 0; j < program.columns; j++) {
            if (!program.isOut[j]) {
                sum = Math.addExact(sum, Math.min(0, reduced[j]));
            }
        }
        return sum;
    }
}
