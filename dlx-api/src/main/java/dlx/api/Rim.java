package dlx.api;

/**
 * A side of a board that has numbers, for example the number of tents in each column, or the sum visible from that
 * side.
 *
 * @see PuzzleText#words(String, Rim...)
 * @since 0.1
 */
public enum Rim {
    /** Above the board: a line of its own, with a word for each column. */
    TOP,
    /** Left of the board: the first word of each row. */
    LEFT,
    /** Right of the board: the last word of each row. */
    RIGHT,
    /** Below the board: a line of its own, with a word for each column. */
    BOTTOM
}
