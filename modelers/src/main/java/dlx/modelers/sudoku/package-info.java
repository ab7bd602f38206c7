/**
 * Sudoku with boxes from 2x2 to 6x6.
 *
 * <p>Start reading at {@link dlx.modelers.sudoku.SudokuModel}. A {@link dlx.modelers.sudoku.SudokuBoard} comes from a
 * {@code SudokuReader}, which knows every way to write one, and goes back to text by a {@code BoardWriter}; what online
 * judges ask is in {@code SudokuJudges}.
 */
package dlx.modelers.sudoku;
