package dlx.core.search;

import java.math.BigInteger;

/**
 * The knowledge about a cover after a search, whatever ended it.
 *
 * @since 0.1
 */
public enum Outcome {
    /** At least one solution was found. */
    SOLVED,
    /** It was proved that there is none. */
    NO_SOLUTION,
    /** None was found, and the search ended before it could be proved that there is none. */
    UNKNOWN;

    /**
     * What is known after a search.
     *
     * @param solutions how many it has found
     * @param stopped why it ended
     * @return the outcome
     */
    public static Outcome of(BigInteger solutions, StopReason stopped) {
        if (solutions.signum() > 0) {
            return SOLVED;
        }
        return stopped == StopReason.EXHAUSTED ? NO_SOLUTION : UNKNOWN;
    }
}
