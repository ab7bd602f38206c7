package dlx.api;

/**
 * A model that finds the next puzzle after one that {@link ExactCoverModel#parse} refused. Without it reading ends at the first error.
 *
 * @since 0.1
 */
public interface HasRecovery {

    /**
     * Moves past a puzzle that {@link ExactCoverModel#parse} refused, so that those after it can still be read: to the next blank line, unless
     * overridden.
     *
     * @param text where {@link ExactCoverModel#parse} left it
     * @return {@code true} if the text stands where a puzzle may begin; {@code false} if nothing after the error can be trusted
     * @throws PuzzleSyntaxException if what it skips cannot be read either, or a setting is wrong; means {@code false}
     */
    default boolean resume(PuzzleText text) {
        text.skipWhile(line -> !line.isBlank());
        return true;
    }
}
