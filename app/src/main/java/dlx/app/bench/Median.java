package dlx.app.bench;

import java.util.Arrays;

/** The median, which a single disturbed run does not change much. */
final class Median {

    private Median() {}

    /** Returns the median of at least one value; for an even number of values, the mean of the middle two. */
    static long of(long... values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
