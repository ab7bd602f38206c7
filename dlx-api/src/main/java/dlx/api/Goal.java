package dlx.api;

/**
 * The direction of the best score: tells which of two is better.
 *
 * @since 0.1
 */
public enum Goal {
    /** The greater score is better: a gain. */
    GREATEST,
    /** The smaller score is better: a cost. */
    LEAST;

    /**
     * Compares two scores.
     *
     * @param score a score
     * @param other another
     * @return {@code true} if {@code score} is strictly better than {@code other}
     */
    public boolean prefers(long score, long other) {
        return this == GREATEST ? score > other : score < other;
    }
}
