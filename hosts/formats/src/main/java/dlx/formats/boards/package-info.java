/**
 * Plain sudokus of 9x9 cells: files and links of programs for them, and boards of 81 digits.
 *
 * <p>Start reading at {@link dlx.formats.boards.HoDoKu}.
 */
package dlx.formats.boards;
