package dlx.core.engine.prices.linear;

import java.util.Arrays;

/**
 * Of each item, the logarithm of what trials at its pairs have raised the value by, the newest ones most. All threads of a search learn
 * together, without locks: what one has learnt may reach another late or never, which costs nodes at most.
 */
final class ItemRaises {

    /** What an item promises that was never tried, and the share of the newest trial. */
    private static final double FIRST = 2;

    private static final double NEWEST = 0.1;

    private final double[] raise;

    ItemRaises(int items) {
        raise = new double[items];
        Arrays.fill(raise, FIRST);
    }

    double of(int item) {
        return raise[item];
    }

    void learn(int item, double newest) {
        raise[item] += NEWEST * (newest - raise[item]);
    }
}
