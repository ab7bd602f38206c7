/**
 * Plain sudokus of 9x9 cells: files and links of sudoku programs, and boards of 81 digits. Also nonograms and tiles.
 *
 * <p>Begin with {@link dlx.formats.boards.HoDoKu}.
 */
package dlx.formats.boards;
