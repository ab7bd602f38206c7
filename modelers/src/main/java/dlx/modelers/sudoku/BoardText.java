package dlx.modelers.sudoku;

import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.Symbols;
import java.util.Collection;

/**
 * Boards as text that {@link SudokuReader} reads as just these boards, whatever stands in them.
 *
 * @since 0.1
 */
public final class BoardText {

    private static final BoardStyle NUMBERS_IN_LINE = new BoardStyle(true, true, Symbols.NUMBERS);

    private BoardText() {}

    /**
     * Writes a board, a line per row. Where a row could be taken for a smaller board, as one of 16 cells for a 4x4 board, all
     * cells stand in one line.
     *
     * @param size of the board
     * @param givens what stands where, a cell at most once
     * @return lines, each with its line end
     */
    public static String write(Size size, Collection<CellValue> givens) {
        boolean rowsAreBoards = size.hasBoxes() && Size.ofCells(size.n).isPresent();
        return CellWriter.write(size.n, rowsAreBoards ? NUMBERS_IN_LINE : BoardStyle.rows(size.n), '.', givens);
    }
}
