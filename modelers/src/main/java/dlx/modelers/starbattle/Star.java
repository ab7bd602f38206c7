package dlx.modelers.starbattle;

/**
 * The option "a star is in this cell", whose label is like {@code r1c1}.
 *
 * @param row the row, from 1
 * @param column the column, from 1
 * @since 0.1
 */
public record Star(int row, int column) {

    /** Returns the number of the cell on an n x n board, from 0, row by row. */
    int cell(int n) {
        return (row - 1) * n + column - 1;
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column;
    }
}
