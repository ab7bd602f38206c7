package dlx.app.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.LongStream;

/**
 * Decides when searches have been repeated often enough for their times to count. When the JIT compiler is done,
 * further runs are not faster than the runs before them. The rule, in CPU time of the searching thread:
 *
 * <ul>
 *   <li>A first run of at least two seconds is its own warm-up: nothing is repeated.
 *   <li>Otherwise all runs together take at least a second. The median of the last five runs is then within 3 % of the
 *       median of the five before.
 *   <li>At a time limit, 20 seconds by default, the warm-up ends in any case, and the row reports that the times were
 *       not steady.
 * </ul>
 */
final class WarmUp {

    private static final long SECOND = 1_000_000_000L;
    private static final long LONG_RUN = 2 * SECOND;
    private static final long AT_LEAST = SECOND;

    private static final int WINDOW = 5;
    private static final double TOLERANCE = 0.03;

    private final long limit;
    private final boolean firstWasLong;

    /** Times of the last runs without the first run, in nanoseconds, oldest first; at most two windows. */
    private final Deque<Long> last = new ArrayDeque<>();

    private long total;
    private int runs;

    /**
     * Creates a warm-up that begins with a first run.
     *
     * @param limit nanoseconds after which the warm-up ends in any case
     * @param first duration of the first run, in nanoseconds
     */
    WarmUp(long limit, long first) {
        this.limit = limit;
        this.firstWasLong = first >= LONG_RUN;
        this.total = first;
    }

    /** Adds the duration of a further run, in nanoseconds. */
    void ran(long nanos) {
        runs++;
        total += nanos;
        last.addLast(nanos);
        if (last.size() > 2 * WINDOW) {
            last.removeFirst();
        }
    }

    boolean isOver() {
        return isSteady() || total >= limit;
    }

    /** Returns true if further runs will hardly be faster. */
    boolean isSteady() {
        return firstWasLong || total >= AT_LEAST && isLevel();
    }

    /** Returns the number of runs after the first. */
    int runs() {
        return runs;
    }

    private boolean isLevel() {
        if (last.size() < 2 * WINDOW) {
            return false;
        }
        double before = Median.of(window(0));
        double after = Median.of(window(WINDOW));
        return Math.abs(after - before) <= TOLERANCE * before;
    }

    private long[] window(int from) {
        return last.stream()
                .skip(from)
                .limit(WINDOW)
                .flatMapToLong(LongStream::of)
                .toArray();
    }
}
