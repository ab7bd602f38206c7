package dlx.modelers.targetsudoku;

import dlx.modelers.grid.Placement;
import dlx.modelers.sudoku.Board;
import dlx.modelers.sudoku.Size;

/**
 * A sudoku whose solutions have a score: the sum of weight times value over all cells.
 *
 * @param board the sudoku
 * @param weights a weight for each of its cells
 * @since 0.1
 */
public record TargetBoard(Board board, Weights weights) {

    /**
     * A board with weights.
     *
     * @throws IllegalArgumentException if the weights are those of a board of another size
     */
    public TargetBoard {
        if (weights.n() != Size.of(board).n) {
            throw new IllegalArgumentException("weights: of " + weights.n() + " rows; expected " + Size.of(board).n);
        }
    }

    /** The same weights on the board without givens. */
    TargetBoard empty() {
        return new TargetBoard(board.empty(), weights);
    }

    /** What a placement adds to the score. */
    long score(Placement placement) {
        return (long) weights.byCell().get(placement.cell(weights.n())) * placement.value();
    }
}
