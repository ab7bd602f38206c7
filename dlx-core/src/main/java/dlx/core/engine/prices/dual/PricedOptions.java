package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;

/**
 * Options of a {@link ResidualProblem} with their reduced costs at some prices of its items. <em>Scaled</em> costs and
 * prices are multiplied by 2^scale and integers.
 */
public class PricedOptions {

    /** Number of options. */
    public int count;

    /**
     * The options, by their numbers in the problem, at places 0 to {@link #count} - 1; once sorted, by rising reduced
     * cost.
     */
    public final int[] option;

    /** Reduced cost of the option at each place, scaled, 0 or more. */
    public final long[] reduced;

    /** Price of each item of the problem, unscaled; the search for prices below starts from these. */
    public final double[] price;

    /** Sum of the prices, scaled: a lower bound of the cost of all options still to take. */
    public long base;

    /** Creates an empty list with capacity for all options of a problem. */
    public PricedOptions(ResidualProblem problem) {
        option = new int[problem.options()];
        reduced = new long[problem.options()];
        price = new double[problem.items];
    }

    /** Lists all options of the problem. */
    public final void fill(PacedStopCheck pace) {
        count = option.length;
        for (int k = 0; k < count; k++) {
            pace.step();
            option[k] = k;
        }
    }
}
