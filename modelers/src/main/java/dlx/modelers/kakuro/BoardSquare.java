package dlx.modelers.kakuro;

/**
 * A square of the board: white, for a digit, or black, with or without the sums of the runs that begin beside it.
 *
 * @param white true if a digit is written here
 * @param down the sum of the run below, 0 without a sum
 * @param across the sum of the run to the right, 0 without a sum
 * @since 0.1
 */
public record BoardSquare(boolean white, int down, int across) {

    static final BoardSquare WHITE = new BoardSquare(true, 0, 0);
    static final BoardSquare BLACK = new BoardSquare(false, 0, 0);

    /** Returns the sum of one of the two runs, 0 without a sum. */
    int sum(boolean ofRow) {
        return ofRow ? across : down;
    }

    /** Returns this square without sums. */
    BoardSquare bare() {
        return white ? WHITE : BLACK;
    }
}
