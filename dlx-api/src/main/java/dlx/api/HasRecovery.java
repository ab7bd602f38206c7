package dlx.api;

/**
 * A model that finds the next puzzle after a puzzle that {@link ExactCoverModel#parse} rejected. Without this interface
 * reading ends at the first error.
 *
 * @since 0.1
 */
public interface HasRecovery {

    /**
     * Moves past a puzzle that {@link ExactCoverModel#parse} rejected, so that the puzzles after it can still be read;
     * by default to the next blank line. Called directly after the rejected {@code parse}.
     *
     * @param text the text, at the place where {@link ExactCoverModel#parse} threw
     * @return true if a puzzle may begin here; false if the text after the error cannot be trusted
     * @throws PuzzleSyntaxException if a skipped line cannot be read, or a setting is wrong; equivalent to false
     */
    default boolean resume(PuzzleText text) {
        text.skipWhile(line -> !line.isBlank());
        return true;
    }
}
