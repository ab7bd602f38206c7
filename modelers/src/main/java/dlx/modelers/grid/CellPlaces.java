package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import java.util.Arrays;

/**
 * The places of the cells of a board in the text, for errors that show only when all are read.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CellPlaces {

    private Line[] lines = new Line[16];
    private int[] columns = new int[16];
    private int count;

    /** No cells yet. */
    public CellPlaces() {}

    /**
     * Adds the next cell, row after row.
     *
     * @param line where it stands
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
     * How many cells were added.
     *
     * @return {@code >= 0}
     */
    public int count() {
        return count;
    }

    /**
     * An error at a cell.
     *
     * @param cell its number from 0
     * @param problem what is wrong and what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException error(int cell, String problem) {
        return lines[cell].error(columns[cell], problem);
    }
}
