package dlx.modelers.grid;

import dlx.api.Svg;
import java.util.stream.Stream;

/**
 * The lines around and between the cells of a table in a picture.
 *
 * @since 0.1
 */
public final class GridLines {

    /** Height of a letter of {@link #width}, in cells. */
    public static final double LETTER = 0.4;

    /** Width of a letter of height {@link #LETTER}; most letters are narrower. */
    private static final double ADVANCE = 0.24;

    private GridLines() {}

    /**
     * Draws the lines of a table whose rows have height 1: first between the rows, then between the columns.
     *
     * @param svg receives the lines
     * @param x x of the left edge
     * @param y y of the upper edge
     * @param rows number of rows, 1 or more
     * @param columns number of columns, 1 or more
     * @param cell width of a column
     * @param thin width of the lines between cells
     * @param thick width of the lines around the table
     * @param color color of the lines
     */
    public static void draw(
            Svg svg, double x, double y, int rows, int columns, double cell, double thin, double thick, String color) {
        for (int row = 0; row <= rows; row++) {
            svg.line(x, y + row, x + columns * cell, y + row, row % rows == 0 ? thick : thin, color);
        }
        for (int column = 0; column <= columns; column++) {
            double at = x + column * cell;
            svg.line(at, y, at, y + rows, column % columns == 0 ? thick : thin, color);
        }
    }

    /**
     * Returns the width of a column of words.
     *
     * @param words words with letters of height {@link #LETTER}
     * @return 1 or more, in cells
     */
    public static double width(Stream<String> words) {
        int longest = words.mapToInt(String::length).max().orElse(0);
        return Math.max(1, longest * ADVANCE + LETTER);
    }
}
