package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * A lower bound on the number of options still needed, from degrees alone: it takes the options of largest degree
 * until they would meet all needs. Strong where all options cost the same and have similar degrees.
 */
final class CoveringDegrees {

    /** Number of available options of each degree; index 0 to the length of the longest option. */
    private final int[] count;

    private final PacedStopCheck pace;

    CoveringDegrees(Covering covering, PacedStopCheck pace) {
        this.pace = pace;
        count = new int[covering.longest + 1];
    }

    /**
     * Returns the minimum number of further options in a solution; {@link Long#MAX_VALUE} if all available options do
     * not suffice.
     */
    long atLeast(CoveringState state) {
        count(state);
        long needs = 0;
        for (int n : state.need) {
            needs += Math.max(0, n);
        }
        long options = 0;
        for (int d = count.length - 1; d > 0 && needs > 0; d--) {
            long some = Math.min(count[d], (needs + d - 1) / d);
            options += some;
            needs -= some * d;
        }
        return needs > 0 ? Long.MAX_VALUE : options;
    }

    private void count(CoveringState state) {
        Arrays.fill(count, 0);
        pace.steps(state.live.length + state.need.length + count.length);
        for (int w = 0; w < state.live.length; w++) {
            pace.steps(Long.bitCount(state.live[w]));
            for (long word = state.live[w]; word != 0; word &= word - 1) {
                count[state.degree[(w << 6) + Long.numberOfTrailingZeros(word)]]++;
            }
        }
    }
}
