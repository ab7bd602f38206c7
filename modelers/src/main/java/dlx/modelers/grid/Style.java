package dlx.modelers.grid;

/**
 * How a board was written, so that its solution is written alike.
 *
 * @param oneLine all cells in one line, not one line per row
 * @param spaced a blank between cells
 * @param symbols how values are written; numbers need blanks between them
 * @since 0.1
 */
public record Style(boolean oneLine, boolean spaced, Symbols symbols) {

    /** All cells in one line, as characters. */
    public static final Style LINE = new Style(true, false, Symbols.DIGITS);

    /** A line a row, of characters. */
    public static final Style GRID = new Style(false, false, Symbols.DIGITS);

    /** A line a row, of letters from A. */
    public static final Style LETTERS = new Style(false, false, Symbols.LETTERS);

    /** A line a row, of numbers; every board can be written so. */
    public static final Style WORDS = new Style(false, true, Symbols.NUMBERS);

    /**
     * How a board is written that nobody wrote before: a line per row, of characters where digits suffice, or else of numbers.
     * Letters alone would leave open whether A is 1 or 10.
     *
     * @param n rows, and as many columns and values
     * @return the style
     */
    public static Style rows(int n) {
        return n <= 9 ? GRID : WORDS;
    }

    /**
     * A way to write.
     *
     * @throws IllegalArgumentException if numbers would run together
     */
    public Style {
        if (symbols.areNumbers() && !spaced) {
            throw new IllegalArgumentException("spaced: false; expected blanks between numbers");
        }
    }
}
