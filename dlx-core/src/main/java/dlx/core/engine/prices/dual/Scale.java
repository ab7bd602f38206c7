package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.OptionalInt;

/** The fineness of prices: multiples of 2^-scale, as fine as exact sums in 64 bits allow. */
public final class Scale {

    /** Finer ones prove no more. */
    private static final int MOST = 16;

    /** Sums stay below 2 to the power of this. */
    private static final int BITS = 59;

    private Scale() {}

    /** The scale for a problem; empty if its weights are too large for any. */
    public static OptionalInt of(Problem problem, StopCheck stop) {
        long greatest = greatest(problem, stop);
        if (greatest < 0) {
            return OptionalInt.empty(); // that is -2^63
        }
        int bits = Long.SIZE
                - Long.numberOfLeadingZeros(greatest)
                + Long.SIZE
                - Long.numberOfLeadingZeros(problem.items() + 2L);
        return bits > BITS ? OptionalInt.empty() : OptionalInt.of(Math.min(MOST, BITS - bits));
    }

    /** The greatest weight, its sign aside. */
    public static long greatest(Problem problem, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        long greatest = 0;
        for (int k = 0; k < problem.cover.optionCount() && greatest >= 0; k++) {
            pace.step();
            long weight = Math.abs(problem.cover.weight(k));
            greatest = weight < 0 ? weight : Math.max(greatest, weight);
        }
        return greatest;
    }
}
