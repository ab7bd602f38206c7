/**
 * Jigsaw sudoku: sudoku with regions of any shape instead of boxes.
 *
 * <p>Start reading at {@link dlx.modelers.jigsaw.JigsawModel}. {@code JigsawReader} reads the board and either a map of
 * the regions or {@code WallBits}; {@code RegionCheck} rejects wrong regions.
 */
package dlx.modelers.jigsaw;
