/**
 * Model of sudoku with boxes from 2x2 to 6x6.
 *
 * <p>Start reading at {@link dlx.modelers.sudoku.SudokuModel}. A {@code SudokuReader} reads a
 * {@link dlx.modelers.sudoku.SudokuBoard} in many formats, and {@link dlx.modelers.sudoku.BoardText} writes it; the
 * problems of online judges are in {@code SudokuJudges}.
 */
package dlx.modelers.sudoku;
