package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;

/**
 * A drawn cell with its position in the text.
 *
 * @param cell the cell
 * @param sign the sign drawn there
 * @param line the line that contains the sign
 * @param position the column in the line, from 1
 * @since 0.1
 */
public record DrawnSign(Cell cell, char sign, Line line, int position) {

    /** Returns this sign, moved by a number of rows and columns. */
    DrawnSign plus(int rows, int columns) {
        return new DrawnSign(cell.plus(0, rows, columns), sign, line, position);
    }

    /**
     * Returns an error about this cell.
     *
     * @param problem the problem, written after the sign in quotes
     * @param expected the expected text
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return line.wrong(position, problem, expected);
    }
}
