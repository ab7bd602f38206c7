package dlx.api;

/**
 * A box in a picture, in its unit: cells, x to the right, y down from the upper left corner, as {@link Svg} counts.
 *
 * @param x left edge
 * @param y upper edge
 * @param width greater than 0
 * @param height greater than 0
 * @since 0.1
 */
public record Area(double x, double y, double width, double height) {

    /** Checks the numbers. */
    public Area {
        if (!Double.isFinite(x + y + width + height) || width <= 0 || height <= 0) {
            throw new IllegalArgumentException("area: " + x + ", " + y + ", " + width + " x " + height
                    + "; expected finite numbers, width and height greater than 0");
        }
    }

    /**
     * A cell of a board.
     *
     * @param row from 0, downwards
     * @param column from 0, to the right
     * @return a box of one by one
     */
    public static Area cell(int row, int column) {
        return new Area(column, row, 1, 1);
    }
}
