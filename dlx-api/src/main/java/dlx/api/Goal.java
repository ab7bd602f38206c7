package dlx.api;

/**
 * The direction of the best score: decides which of two scores is better.
 *
 * @since 0.1
 */
public enum Goal {
    /** The larger score is better: scores are gains. */
    GREATEST,
    /** The smaller score is better: scores are costs. */
    LEAST;

    /**
     * Returns true if a score is strictly better than another.
     *
     * @param score a score
     * @param other another score
     * @return true if {@code score} is better than {@code other}; false for equal scores
     */
    public boolean prefers(long score, long other) {
        return this == GREATEST ? score > other : score < other;
    }
}
