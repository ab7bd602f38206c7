/**
 * Nonograms: pictures from the lengths of the black blocks of their rows and columns.
 *
 * <p>Start reading at {@link dlx.modelers.nonogram.NonogramModel}; a {@code NonogramCover} says what an option is, a {@code
 * NonogramReader} reads clues and drawings, a {@code PictureFiller} makes fresh puzzles.
 */
package dlx.modelers.nonogram;
