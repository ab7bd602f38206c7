package dlx.core.engine;

import java.util.Arrays;

/** Sorts long lists so that it can be stopped on the way: the sort of the JDK cannot, and takes a second for 10 million. */
public final class Sorting {

    /** Lists up to this length are sorted at once: less than a millisecond. */
    static final int RUN = 1 << 13;

    private Sorting() {}

    /**
     * Sorts the first {@code count} numbers, ascending. Takes a second list of that length where there are many.
     *
     * @param pace asked on the way; what it throws leaves the list in disorder
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

    /** Merges the sorted lists from {@code left} to {@code right} and from there to {@code end}. */
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
