/** Pentominoes and their kin, and flat pieces of one's own; start at {@link dlx.modelers.polyomino.PolyominoModel}. */
package dlx.modelers.polyomino;
