package dlx.app.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.LongStream;

/**
 * Decides when searches have been repeated often enough for their times to count: when the compiler is done, no further
 * run is faster than those before. The rule, in CPU time of the searching thread:
 *
 * <ul>
 *   <li>A first run of two seconds has warmed up by itself; nothing is repeated.
 *   <li>Otherwise all runs together take a second at least, and the median of the last five runs is within 3 % of the
 *       median of the five before.
 *   <li>At a limit, twenty seconds unless another is given, the warm-up ends in any case, and the row reports that the times were
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

    /** The last runs after the first, oldest first; at most two windows. */
    private final Deque<Long> last = new ArrayDeque<>();

    private long total;
    private int runs;

    /**
     * A warm-up that begins with a first run.
     *
     * @param limit nanoseconds after which it ends in any case
     * @param first nanoseconds that the first run took
     */
    WarmUp(long limit, long first) {
        this.limit = limit;
        this.firstWasLong = first >= LONG_RUN;
        this.total = first;
    }

    /** A further run took so many nanoseconds. */
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

    /** Whether further runs will hardly be faster. */
    boolean isSteady() {
        return firstWasLong || total >= AT_LEAST && isLevel();
    }

    /** How many runs there were after the first. */
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
