/**
 * Jigsaw sudoku: the boxes give way to regions of any shape.
 *
 * <p>Start reading at {@link dlx.modelers.jigsaw.JigsawModel}. A {@code JigsawReader} reads the board and either a map
 * of the regions or {@code WallBits}; {@code RegionCheck} says what is wrong with regions.
 */
package dlx.modelers.jigsaw;
