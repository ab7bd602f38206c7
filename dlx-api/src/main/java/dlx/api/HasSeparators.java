package dlx.api;

/**
 * A model that says what separates its puzzles. Without it these are blank lines and lines that start with {@code #}.
 *
 * @since 0.1
 */
public interface HasSeparators {

    /**
     * Moves past what separates puzzles.
     *
     * @param text where the puzzle before ended
     * @return {@code true} if another puzzle follows, so that {@link ExactCoverModel#parse} should be called
     */
    boolean hasNext(PuzzleText text);
}
