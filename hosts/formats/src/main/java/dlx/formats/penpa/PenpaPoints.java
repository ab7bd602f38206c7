package dlx.formats.penpa;

/**
 * The numbers of the points of a square grid in Penpa+. With C cells, including two rows and columns on each side of
 * the board, the cells have the numbers from 0 and the corners at their lower right the numbers from C. The points
 * in the middle of their lower sides follow from 2C, those of their right sides from 3C, and the four points within
 * each cell from 4C.
 *
 * <p>Source: the method create_point in class_square.js of penpa-edit.
 *
 * @param columns number of columns of the grid, without the two on each side
 * @param rows number of rows of the grid, without the two on each side
 */
record PenpaPoints(int columns, int rows) {

    private static final int MARGIN = 2;

    /** Number of points per cell that precede the points within cells. */
    private static final int BEFORE_QUARTERS = 4;

    private static final int QUARTERS = 4;

    int width() {
        return columns + 2 * MARGIN;
    }

    private int count() {
        return width() * (rows + 2 * MARGIN);
    }

    /** Returns the number of a cell. */
    int cell(int row, int column) {
        return (row + MARGIN) * width() + column + MARGIN;
    }

    /** Returns the row of a cell or corner, which can lie outside of the grid. */
    int row(int point) {
        return point % count() / width() - MARGIN;
    }

    /** Returns the column of a cell or corner, which can lie outside of the grid. */
    int column(int point) {
        return point % count() % width() - MARGIN;
    }

    boolean isCell(int point) {
        return point >= 0 && point < count();
    }

    /** Returns the corner at the upper left of a cell. */
    int corner(int row, int column) {
        return count() + cell(row - 1, column - 1);
    }

    /** Returns a point within a cell: 0 at its upper left, 1 upper right, 2 lower left, 3 lower right. */
    int quarter(int cell, int which) {
        return BEFORE_QUARTERS * count() + QUARTERS * cell + which;
    }

    /** Returns the point in the middle of the board. */
    int center() {
        int corner = corner((rows + 1) / 2, (columns + 1) / 2); // at the lower right of the cell above the middle
        boolean isBelow = rows % 2 == 0; // the middle lies below that cell
        boolean isRight = columns % 2 == 0;
        return corner + count() * (isBelow ? isRight ? 0 : 1 : isRight ? 2 : -1);
    }
}
