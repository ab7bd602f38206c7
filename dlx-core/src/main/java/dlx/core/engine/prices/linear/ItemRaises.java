package dlx.core.engine.prices.linear;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Of each item, the logarithm of what trials at its pairs have raised the value by, the newest ones most. All threads of a search learn
 * together; where two learn at once one of them may be lost, which costs nodes at most.
 */
final class ItemRaises {

    /** What an item promises that was never tried, and the share of the newest trial. */
    private static final double FIRST = 2;

    private static final double NEWEST = 0.1;

    /** Doubles, as bits. */
    private final AtomicLongArray raise;

    ItemRaises(int items) {
        raise = new AtomicLongArray(items);
        for (int i = 0; i < items; i++) {
            set(i, FIRST);
        }
    }

    double of(int item) {
        return Double.longBitsToDouble(raise.get(item));
    }

    void learn(int item, double newest) {
        set(item, of(item) + NEWEST * (newest - of(item)));
    }

    private void set(int item, double value) {
        raise.set(item, Double.doubleToRawLongBits(value));
    }
}
