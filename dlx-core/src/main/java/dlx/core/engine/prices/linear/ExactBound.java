package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;

/**
 * The bound that holds whatever the prices are: prices rounded to multiples of 2^-scale, their sum, and for each live column that
 * costs less than its rows what it costs less; in longs. With the same prices, what each column costs beyond its rows says which
 * solutions may hold it.
 */
final class ExactBound {

    private final Program program;
    private final long[] cost;
    private final int scale;
    private final double unit;
    private final PacedStopCheck pace;
    private final long[] price;

    /** What each live column costs beyond its rows, scaled. */
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

    /** What the live columns of a solution cost together at least, scaled; {@link Long#MIN_VALUE} where prices are beyond all numbers. */
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
