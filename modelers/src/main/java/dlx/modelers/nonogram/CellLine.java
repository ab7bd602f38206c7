package dlx.modelers.nonogram;

/**
 * A row or a column.
 *
 * @param across whether it is a row
 * @param number from 0
 * @since 0.1
 */
public record CellLine(boolean across, int number) {

    /** The row of a cell of this line. */
    int row(int cell) {
        return across ? number : cell;
    }

    /** The column of a cell of this line. */
    int column(int cell) {
        return across ? cell : number;
    }

    /** How a place in this line is called: {@code c5} in a row, {@code r5} in a column. */
    String place(int cell) {
        return (across ? "c" : "r") + (cell + 1);
    }

    @Override
    public String toString() {
        return (across ? "row " : "column ") + (number + 1);
    }
}
