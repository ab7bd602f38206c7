/**
 * Pieces, boards and the ways in which pieces fill them: the geometry, text and pictures that all packing puzzles
 * share.
 *
 * <p>Start at {@link dlx.modelers.packing.Packing}, the puzzle itself. {@link dlx.modelers.packing.PieceShape} turns
 * pieces, {@link dlx.modelers.packing.Board} places them, {@link dlx.modelers.packing.PackingReader} reads drawings of
 * both.
 */
package dlx.modelers.packing;
