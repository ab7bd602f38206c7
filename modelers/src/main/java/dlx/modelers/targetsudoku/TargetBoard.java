package dlx.modelers.targetsudoku;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.CellValue;
import dlx.modelers.sudoku.SudokuBoard;
import java.util.List;

/**
 * A sudoku whose solutions have a score: the sum of weight times value over all cells.
 *
 * @param board the sudoku
 * @param weights a weight for each of its cells
 * @since 0.1
 */
public record TargetBoard(SudokuBoard board, Weights weights) implements PuzzleWithGivens<TargetBoard, CellValue> {

    @Override
    public List<CellValue> givens() {
        return board.givens();
    }

    @Override
    public TargetBoard empty() {
        return new TargetBoard(board.empty(), weights);
    }

    /** Returns the contribution of a placement to the score. */
    long score(CellValue placement) {
        return (long) weights.byCell().get(placement.cell(weights.n())) * placement.value();
    }
}
