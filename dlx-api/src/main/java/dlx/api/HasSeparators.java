package dlx.api;

/**
 * A model that defines the separators between its puzzles. Without this interface they are blank lines and lines that
 * start with {@code #}.
 *
 * @since 0.1
 */
public interface HasSeparators {

    /**
     * Moves past the separators before the next puzzle. Called before each {@link ExactCoverModel#parse}.
     *
     * @param text the text, at its beginning or at the end of a puzzle
     * @return true if another puzzle follows, so that {@link ExactCoverModel#parse} is to be called
     */
    boolean hasNext(PuzzleText text);
}
