/**
 * Model of nonograms: pictures from the lengths of the black blocks of their rows and columns.
 *
 * <p>Start reading at {@link dlx.modelers.nonogram.NonogramModel}; a {@code NonogramCover} defines the options, a
 * {@code NonogramReader} reads clues and drawings, a {@code PictureFiller} makes fresh puzzles.
 */
package dlx.modelers.nonogram;
