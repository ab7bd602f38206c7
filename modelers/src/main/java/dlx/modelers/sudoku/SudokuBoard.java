package dlx.modelers.sudoku;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import java.util.List;

/**
 * A sudoku: the size of its boxes, and what stands in its cells already. The givens may contradict each other; then
 * there is no solution.
 *
 * @param boxRows rows of a box, 2 to 6; 1 on a board without boxes
 * @param boxColumns columns of a box, 2 to 6; all of them, 4 to 36, on a board without boxes. The board has {@code boxRows * boxColumns} rows, columns and values
 * @param givens what stands there already, a cell at most once
 * @param style how solutions are written
 * @since 0.1
 */
public record SudokuBoard(int boxRows, int boxColumns, List<CellValue> givens, BoardStyle style)
        implements PuzzleWithGivens<SudokuBoard, CellValue> {

    /** A board whose givens are copied. */
    public SudokuBoard {
        givens = List.copyOf(givens);
    }

    /** Returns the board without givens, in one style for all; the same instance for all boards of this size. */
    @Override
    public SudokuBoard empty() {
        return Size.of(this).empty.orElseThrow();
    }

    /** Returns a hash by code of its own: the method that Java makes for records is linked at run time, which delays every start. */
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
