package dlx.modelers.sudoku;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import java.util.List;

/**
 * A sudoku: the size of its boxes, and its givens. Givens may contradict each other; then the puzzle cannot be solved.
 *
 * <p>The board has {@code boxRows * boxColumns} rows, columns and values.
 *
 * @param boxRows number of rows of a box, 2 to 6; 1 on a board without boxes
 * @param boxColumns number of columns of a box, 2 to 6; 4 to 36 on a board without boxes, for all its columns
 * @param givens the given values, at most one per cell
 * @param style the format of solutions
 * @since 0.1
 */
public record SudokuBoard(int boxRows, int boxColumns, List<CellValue> givens, BoardStyle style)
        implements PuzzleWithGivens<SudokuBoard, CellValue> {

    /** Creates a board with a copy of the list. */
    public SudokuBoard {
        givens = List.copyOf(givens);
    }

    /** Returns the board without givens, in a common style; the same instance for all boards of this size. */
    @Override
    public SudokuBoard empty() {
        return Size.of(this).empty;
    }

    /**
     * Returns a hash of size and givens. The method that Java generates for records is linked at run time, which would
     * delay every start.
     */
    @Override
    public int hashCode() {
        return (boxRows * 31 + boxColumns) * 31 + givens.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof SudokuBoard that
                        && boxRows == that.boxRows
                        && boxColumns == that.boxColumns
                        && givens.equals(that.givens)
                        && style.equals(that.style);
    }
}
