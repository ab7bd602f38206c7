package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;

/**
 * A drawn cell that knows where it was drawn.
 *
 * @param cell the cell
 * @param sign what was drawn there
 * @param line the line it stands in
 * @param position its column in the line, from 1
 * @since 0.1
 */
public record DrawnSign(Cell cell, char sign, Line line, int position) {

    /** The same sign, so many rows and columns further. */
    DrawnSign plus(int rows, int columns) {
        return new DrawnSign(cell.plus(0, rows, columns), sign, line, position);
    }

    /**
     * An error about this cell.
     *
     * @param problem what is wrong, after the sign in quotes
     * @param expected what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return line.wrong(position, problem, expected);
    }
}
