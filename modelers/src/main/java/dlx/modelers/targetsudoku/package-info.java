/**
 * Sudoku with a score: the solution whose cells, weighted, add up to most.
 *
 * <p>Start reading at {@link dlx.modelers.targetsudoku.TargetModel}. A board and its
 * {@link dlx.modelers.targetsudoku.Weights} come from a {@code TargetReader}.
 */
package dlx.modelers.targetsudoku;
