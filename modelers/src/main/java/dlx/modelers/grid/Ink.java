package dlx.modelers.grid;

import dlx.api.Svg;

/**
 * The colors of the content of cells, equal in all pictures: givens are black and bold, found values are blue.
 *
 * @since 0.1
 */
public final class Ink {

    /** Color of the givens. */
    public static final String GIVEN = "black";

    /** Color of the values that a solution adds; dark enough for white and pale backgrounds. */
    public static final String FOUND = "#1f4fb0";

    /** Height of a digit or letter that is alone in its cell, in cells. */
    public static final double SIZE = 0.6;

    private Ink() {}

    /**
     * Writes a centered word, black and bold if it is given.
     *
     * @param svg receives the word
     * @param given true if the puzzle gives it
     * @param x x of its center, in cells
     * @param y y of its center, in cells
     * @param size its height, in cells
     * @param color its color if it is not given
     * @param word the word
     */
    public static void write(Svg svg, boolean given, double x, double y, double size, String color, String word) {
        if (given) {
            svg.boldWord(x, y, size, GIVEN, word);
        } else {
            svg.word(x, y, size, color, word);
        }
    }
}
