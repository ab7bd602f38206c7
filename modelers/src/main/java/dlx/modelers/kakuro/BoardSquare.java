package dlx.modelers.kakuro;

/**
 * A square of the board: white, for a digit, or black, perhaps with the sums of the runs that begin beside it.
 *
 * @param white whether a digit stands here
 * @param down the sum of the run below, 0 for none
 * @param across the sum of the run to the right, 0 for none
 * @since 0.1
 */
public record BoardSquare(boolean white, int down, int across) {

    static final BoardSquare WHITE = new BoardSquare(true, 0, 0);
    static final BoardSquare BLACK = new BoardSquare(false, 0, 0);

    /** The sum of one of its runs, 0 for none. */
    int sum(boolean ofRow) {
        return ofRow ? across : down;
    }

    /** The same square without sums. */
    BoardSquare bare() {
        return white ? WHITE : BLACK;
    }
}
