/**
 * Links and JSON of f-puzzles and SudokuPad, which also reads puzzles of f-puzzles, and the compression of their links.
 *
 * <p>Begin with {@link dlx.formats.links.FPuzzles}, {@link dlx.formats.links.SudokuPad} and
 * {@link dlx.formats.links.FPuzzlesLinks}.
 */
package dlx.formats.links;
