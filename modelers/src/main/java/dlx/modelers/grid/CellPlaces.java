package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import java.util.Arrays;

/**
 * The places of the cells of a board in the text, for errors that are detected only after all cells are read.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CellPlaces {

    private Line[] lines = new Line[16];
    private int[] columns = new int[16];
    private int count;

    /** Creates an empty list of places. */
    public CellPlaces() {}

    /**
     * Adds the next cell, row after row.
     *
     * @param line the line that contains it
     * @param column its column, from 1
     */
    public void add(Line line, int column) {
        if (count == lines.length) {
            lines = Arrays.copyOf(lines, 2 * count);
            columns = Arrays.copyOf(columns, 2 * count);
        }
        lines[count] = line;
        columns[count++] = column;
    }

    /**
     * Returns the number of cells that were added.
     *
     * @return number of cells, 0 or more
     */
    public int count() {
        return count;
    }

    /**
     * Returns an error at a cell.
     *
     * @param cell number of the cell from 0
     * @param problem description of the problem, and the expected content
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException error(int cell, String problem) {
        return lines[cell].error(columns[cell], problem);
    }
}
