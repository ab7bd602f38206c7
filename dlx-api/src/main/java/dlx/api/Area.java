package dlx.api;

/**
 * A box in a picture, in cells as in {@link Svg}: x to the right, y down from the upper left corner.
 *
 * @param x left edge
 * @param y upper edge
 * @param width width, greater than 0
 * @param height height, greater than 0
 * @since 0.1
 */
public record Area(double x, double y, double width, double height) {

    /**
     * Creates a box.
     *
     * @throws IllegalArgumentException if a number is not finite, or the width or height is not greater than 0
     */
    public Area {
        if (!Double.isFinite(x + y + width + height) || width <= 0 || height <= 0) {
            throw new IllegalArgumentException("area: " + x + ", " + y + ", " + width + " x " + height
                    + "; expected finite numbers, width and height greater than 0");
        }
    }

    /**
     * Returns the box of a cell of a board.
     *
     * @param row from 0, downwards
     * @param column from 0, to the right
     * @return a box of width 1 and height 1
     */
    public static Area cell(int row, int column) {
        return new Area(column, row, 1, 1);
    }
}
