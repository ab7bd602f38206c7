/**
 * Fillomino: a board divided into regions, with the size of its region in each cell.
 *
 * <p>Start reading at {@link dlx.modelers.fillomino.FillominoModel}; a {@code FillominoReader} reads boards, and {@code
 * RegionGrower} finds the regions that a board may have.
 */
package dlx.modelers.fillomino;
