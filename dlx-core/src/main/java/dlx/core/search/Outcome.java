package dlx.core.search;

import java.math.BigInteger;

/**
 * The result of a search about its cover.
 *
 * @since 0.1
 */
public enum Outcome {
    /** At least one solution. */
    SOLVED,
    /** A proof that no solution exists. */
    NO_SOLUTION,
    /** An open question: the search ended before a solution or a proof was found. */
    UNKNOWN;

    /**
     * Returns the outcome of a search from its number of solutions.
     *
     * @param solutions number of solutions found, 0 or more
     * @param stopped the reason why the search ended
     * @return the outcome
     */
    public static Outcome of(BigInteger solutions, StopReason stopped) {
        if (solutions.signum() > 0) {
            return SOLVED;
        }
        return stopped == StopReason.EXHAUSTED ? NO_SOLUTION : UNKNOWN;
    }
}
