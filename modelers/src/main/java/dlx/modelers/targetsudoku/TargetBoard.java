package dlx.modelers.targetsudoku;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.Placement;
import dlx.modelers.sudoku.Board;
import dlx.modelers.sudoku.Size;
import java.util.List;

/**
 * A sudoku whose solutions have a score: the sum of weight times value over all cells.
 *
 * @param board the sudoku
 * @param weights a weight for each of its cells
 * @since 0.1
 */
public record TargetBoard(Board board, Weights weights) implements PuzzleWithGivens<TargetBoard, Placement> {

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

    @Override
    public List<Placement> givens() {
        return board.givens();
    }

    @Override
    public TargetBoard empty() {
        return new TargetBoard(board.empty(), weights);
    }

    /** What a placement adds to the score. */
    long score(Placement placement) {
        return (long) weights.byCell().get(placement.cell(weights.n())) * placement.value();
    }
}
