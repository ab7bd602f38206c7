package dlx.core.engine.orbits;

import java.util.Arrays;

/**
 * Decides at which levels of a tree a search without symmetry is tried: where earlier ones often ended soon. Not
 * thread-safe.
 */
final class PlainTrials {

    /** Number of trials at a level before it is judged. */
    private static final int FIRST = 16;

    /** Minimum share of the trials that must end soon, as a divisor. */
    private static final int SHARE = 4;

    /** Number of nodes of a level that does not pay, of which one is tried. */
    private static final int SELDOM = 32;

    private int[] asked = new int[64];
    private int[] tried = new int[64];
    private int[] ended = new int[64];

    /** Returns true if a trial at a node is likely to end soon. */
    boolean isWorthwhile(int level) {
        if (level >= asked.length) {
            asked = Arrays.copyOf(asked, 2 * level);
            tried = Arrays.copyOf(tried, 2 * level);
            ended = Arrays.copyOf(ended, 2 * level);
        }
        return tried[level] < FIRST || SHARE * ended[level] >= tried[level] || ++asked[level] % SELDOM == 0;
    }

    /** Notes the end of a trial. */
    void note(int level, boolean endedSoon) {
        tried[level]++;
        ended[level] += endedSoon ? 1 : 0;
    }
}
