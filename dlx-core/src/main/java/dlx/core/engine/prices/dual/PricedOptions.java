package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;

/** Some options of a {@link ResidualProblem}, and what prices of their items say of them. */
public class PricedOptions {

    /** How many options there are. */
    public int count;

    /** The options, by their numbers in the problem; once sorted, by rising reduced cost. */
    public final int[] option;

    /** What each of these costs beyond the prices of its items, scaled; {@code >= 0}. */
    public final long[] reduced;

    /** The price of each item, unscaled, to begin with at the nodes below. */
    public final double[] price;

    /** The sum of the prices: what is left costs this at least, scaled. */
    public long base;

    /** Room for all options of a problem; none so far. */
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
