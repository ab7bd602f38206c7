/**
 * Sudoku with boxes from 2x2 to 6x6.
 *
 * <p>Start reading at {@link dlx.modelers.sudoku.SudokuModel}. A {@link dlx.modelers.sudoku.SudokuBoard} comes from a
 * {@code SudokuReader}, which knows every way to write one, and is written by {@link
 * dlx.modelers.sudoku.BoardText}; the problems of online judges are in {@code SudokuJudges}.
 */
package dlx.modelers.sudoku;
