package dlx.modelers.grid;

/**
 * The way in which a board was written, so that its solution is written alike.
 *
 * @param oneLine all cells in one line, not one line per row
 * @param spaced a blank between cells
 * @param symbols how values are written; numbers need blanks between them
 * @since 0.1
 */
public record BoardStyle(boolean oneLine, boolean spaced, Symbols symbols) {

    /** All cells in one line, as characters. */
    public static final BoardStyle LINE = new BoardStyle(true, false, Symbols.DIGITS);

    /** A line a row, of characters. */
    public static final BoardStyle GRID = new BoardStyle(false, false, Symbols.DIGITS);

    /** A line a row, of letters from A. */
    public static final BoardStyle LETTERS = new BoardStyle(false, false, Symbols.LETTERS);

    /** A line a row, of numbers; every board can be written so. */
    public static final BoardStyle WORDS = new BoardStyle(false, true, Symbols.NUMBERS);

    /**
     * How a board is written that nobody wrote before: a line per row, of characters where digits suffice, or else of numbers.
     * Letters alone would leave open whether A is 1 or 10.
     *
     * @param n rows, and as many columns and values
     * @return the style
     */
    public static BoardStyle rows(int n) {
        return n <= 9 ? GRID : WORDS;
    }
}
