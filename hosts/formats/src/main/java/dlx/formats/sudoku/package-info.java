/**
 * A sudoku of any kind between a program and a model: what is drawn or ruled there, and the text of the model here.
 *
 * <p>Start reading at {@link dlx.formats.sudoku.SudokuDraft}.
 */
package dlx.formats.sudoku;
