package dlx.formats.penpa;

/**
 * The numbers that Penpa+ gives the points of a square grid: first all cells, two rows and columns around the board among them,
 * then as many corners at the lower right of cells, then two times as many points between; then four in each cell.
 *
 * <p>Source: the method create_point in class_square.js of penpa-edit.
 *
 * @param columns of the grid, without those around it
 * @param rows of the grid, likewise
 */
record PenpaPoints(int columns, int rows) {

    private static final int MARGIN = 2;

    /** Before the four points of the cells stand so many for each cell. */
    private static final int BEFORE_QUARTERS = 4;

    private static final int QUARTERS = 4;

    int width() {
        return columns + 2 * MARGIN;
    }

    private int count() {
        return width() * (rows + 2 * MARGIN);
    }

    /** A cell. */
    int cell(int row, int column) {
        return (row + MARGIN) * width() + column + MARGIN;
    }

    /** The row of a cell or corner; what lies beyond the grid has one as well. */
    int row(int point) {
        return point % count() / width() - MARGIN;
    }

    /** The column of a cell or corner. */
    int column(int point) {
        return point % count() % width() - MARGIN;
    }

    boolean isCell(int point) {
        return point >= 0 && point < count();
    }

    /** The corner at the upper left of a cell. */
    int corner(int row, int column) {
        return count() + cell(row - 1, column - 1);
    }

    /** A point in a cell: 0 is at its upper left, 1 upper right, 2 lower left, 3 lower right. */
    int quarter(int cell, int which) {
        return BEFORE_QUARTERS * count() + QUARTERS * cell + which;
    }

    /** The point in the middle of the board. */
    int center() {
        boolean isCell = columns % 2 == 1;
        return isCell ? cell(rows / 2, columns / 2) : corner(rows / 2, columns / 2);
    }
}
