package dlx.modelers.sudoku;

import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.Symbols;
import java.util.Collection;

/**
 * Writes boards as text that {@link SudokuReader} reads as exactly these boards, regardless of their cells.
 *
 * @since 0.1
 */
public final class BoardText {

    private static final BoardStyle NUMBERS_IN_LINE = new BoardStyle(true, true, Symbols.NUMBERS);

    private BoardText() {}

    /**
     * Writes a board, a line per row. If a row can be read as a smaller board, as 16 cells are a 4x4 board, all cells
     * are on one line.
     *
     * @param size the size of the board
     * @param givens the values to write, at most one per cell
     * @return the lines, each with its line end
     */
    public static String write(Size size, Collection<CellValue> givens) {
        boolean rowsAreBoards = size.hasBoxes() && Size.ofCells(size.n).isPresent();
        return CellWriter.write(size.n, rowsAreBoards ? NUMBERS_IN_LINE : BoardStyle.rows(size.n), '.', givens);
    }
}
