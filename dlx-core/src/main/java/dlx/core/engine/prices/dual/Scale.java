package dlx.core.engine.prices.dual;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.OptionalInt;

/** The precision of prices: multiples of 2^-scale, with the largest scale for which sums in 64 bits are exact. */
public final class Scale {

    /** Maximum scale; finer prices do not prove more. */
    private static final int MOST = 16;

    /** Binary logarithm of the strict bound of all sums. */
    private static final int BITS = 59;

    private Scale() {}

    /** Returns the scale for a problem; empty if its weights are too large for exact sums. */
    public static OptionalInt of(Problem problem, StopCheck stop) {
        long greatest = greatest(problem, stop);
        if (greatest < 0) {
            return OptionalInt.empty(); // a weight is -2^63
        }
        int bits = Long.SIZE
                - Long.numberOfLeadingZeros(greatest)
                + Long.SIZE
                - Long.numberOfLeadingZeros(problem.items() + 2L);
        return bits > BITS ? OptionalInt.empty() : OptionalInt.of(Math.min(MOST, BITS - bits));
    }

    /** Returns the maximum absolute value of a weight; negative if it is 2^63. */
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
