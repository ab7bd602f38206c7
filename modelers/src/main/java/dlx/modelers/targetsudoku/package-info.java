/**
 * Model of sudoku with a score: the best solution has the largest weighted sum of its cells.
 *
 * <p>Start reading at {@link dlx.modelers.targetsudoku.TargetModel}. A board and its
 * {@link dlx.modelers.targetsudoku.Weights} come from a {@code TargetReader}.
 */
package dlx.modelers.targetsudoku;
