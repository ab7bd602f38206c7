package dlx.modelers.grid;

import dlx.api.Svg;

/**
 * The colors of what stands in cells, the same in all pictures: what is given is black and bold, what was found is blue.
 *
 * @since 0.1
 */
public final class Ink {

    /** What the puzzle gives. */
    public static final String GIVEN = "black";

    /** What a solution adds; dark enough for white and for pale grounds. */
    public static final String FOUND = "#1f4fb0";

    /** The height of a digit or a letter in a cell of its own. */
    public static final double SIZE = 0.6;

    private Ink() {}

    /**
     * Writes a word, black and bold where it is given.
     *
     * @param svg takes it
     * @param given whether the puzzle gives it
     * @param x its middle from the left
     * @param y its middle from above
     * @param size its height
     * @param color its color where it is not given
     * @param word what is written
     */
    public static void write(Svg svg, boolean given, double x, double y, double size, String color, String word) {
        if (given) {
            svg.boldWord(x, y, size, GIVEN, word);
        } else {
            svg.word(x, y, size, color, word);
        }
    }
}
