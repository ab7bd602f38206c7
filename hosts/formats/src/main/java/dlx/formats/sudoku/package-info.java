/**
 * Sudokus of any kind: their features in other programs, and their texts for the models.
 *
 * <p>Begin with {@link dlx.formats.sudoku.SudokuDraft}.
 */
package dlx.formats.sudoku;
