package dlx.app.bench;

import java.util.Arrays;

/** The value in the middle, which one run that was disturbed does not move. */
final class Median {

    private Median() {}

    /** The median of at least one value; of an even number, the mean of the two in the middle. */
    static long of(long... values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
