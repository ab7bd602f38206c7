package dlx.modelers.nonogram;

/**
 * A row or a column.
 *
 * @param across true for a row
 * @param number the number of the line, from 0
 * @since 0.1
 */
public record CellLine(boolean across, int number) {

    /** Returns the row of a cell of this line. */
    int row(int cell) {
        return across ? number : cell;
    }

    /** Returns the column of a cell of this line. */
    int column(int cell) {
        return across ? cell : number;
    }

    /** Returns the name of a cell in this line: {@code c5} in a row, {@code r5} in a column. */
    String place(int cell) {
        return (across ? "c" : "r") + (cell + 1);
    }

    @Override
    public String toString() {
        return (across ? "row " : "column ") + (number + 1);
    }
}
