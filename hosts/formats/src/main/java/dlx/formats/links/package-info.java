/**
 * Links and JSON of f-puzzles and SudokuPad, which also takes puzzles of f-puzzles, with the compression of their links.
 *
 * <p>Start reading at {@link dlx.formats.links.FPuzzles}, {@link dlx.formats.links.SudokuPad} and {@link dlx.formats.links.FPuzzlesLinks}.
 */
package dlx.formats.links;
