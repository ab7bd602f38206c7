package dlx.core.engine.prices.linear;

import java.util.Arrays;

/**
 * Running means, per item, of the logarithm of the gains in trials of its pairs; the newest trials weigh most. All
 * threads of a search update it without locks: an update may reach another thread late or never, which only costs
 * nodes.
 */
final class ItemRaises {

    /** Raise of an item before its first trial. */
    private static final double FIRST = 2;

    /** Share of the newest trial in the mean. */
    private static final double NEWEST = 0.1;

    /** Mean raise of each item that must be covered. */
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
