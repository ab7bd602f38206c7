package dlx.core.engine;

import java.util.Arrays;

/**
 * A merge sort for long lists that can be stopped meanwhile. The sort of the JDK cannot, and takes a second for 10
 * million numbers.
 */
public final class Sorting {

    /** Length up to which lists are sorted by the JDK, in less than a millisecond. */
    static final int RUN = 1 << 13;

    private Sorting() {}

    /**
     * Sorts the first {@code count} numbers, ascending. Allocates a second list of this length if there are more than
     * {@value #RUN}.
     *
     * @param pace asked meanwhile; after its exception the list is in disorder
     */
    public static void sort(long[] list, int count, PacedStopCheck pace) {
        for (int from = 0; from < count; from += RUN) {
            pace.steps(RUN);
            Arrays.sort(list, from, Math.min(count, from + RUN));
        }
        if (count <= RUN) {
            return;
        }
        long[] from = list;
        long[] into = new long[count];
        for (long run = RUN; run < count; run *= 2) {
            for (long at = 0; at < count; at += 2 * run) {
                merge(from, into, (int) at, (int) Math.min(count, at + run), (int) Math.min(count, at + 2 * run), pace);
            }
            long[] merged = into;
            into = from;
            from = merged;
        }
        if (from != list) {
            pace.steps(count);
            System.arraycopy(from, 0, list, 0, count);
        }
    }

    /**
     * Merges two sorted ranges: from {@code left} to {@code right} and from {@code right} to {@code end}, both
     * exclusive at their end.
     */
    private static void merge(long[] from, long[] into, int left, int right, int end, PacedStopCheck pace) {
        int l = left;
        int r = right;
        for (int k = left; k < end; k++) {
            if ((k & RUN - 1) == 0) {
                pace.steps(RUN);
            }
            into[k] = r >= end || l < right && from[l] <= from[r] ? from[l++] : from[r++];
        }
    }
}
