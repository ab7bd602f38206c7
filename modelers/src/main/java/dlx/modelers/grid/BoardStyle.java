package dlx.modelers.grid;

/**
 * The style of a board's text, so that the solution can be written like the puzzle.
 *
 * @param oneLine true if all cells are in one line, false for a line per row
 * @param spaced true if blanks separate cells
 * @param symbols symbols of the values; numbers need blanks between them
 * @since 0.1
 */
public record BoardStyle(boolean oneLine, boolean spaced, Symbols symbols) {

    /** All cells in one line, digits without blanks. */
    public static final BoardStyle LINE = new BoardStyle(true, false, Symbols.DIGITS);

    /** One line per row, digits without blanks. */
    public static final BoardStyle GRID = new BoardStyle(false, false, Symbols.DIGITS);

    /** One line per row, letters from A. */
    public static final BoardStyle LETTERS = new BoardStyle(false, false, Symbols.LETTERS);

    /** One line per row, numbers with blanks between them; every board can be written in this style. */
    public static final BoardStyle WORDS = new BoardStyle(false, true, Symbols.NUMBERS);

    /**
     * Returns the style for a board that was not read from a text: one line per row, digits up to 9 values, else
     * numbers. Letters would leave open whether A is 1 or 10.
     *
     * @param n number of rows, columns and values
     * @return the style
     */
    public static BoardStyle rows(int n) {
        return n <= 9 ? GRID : WORDS;
    }
}
