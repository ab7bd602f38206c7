/**
 * Model of pentominoes, other polyominoes, and own flat pieces; start at {@link dlx.modelers.polyomino.PolyominoModel}.
 */
package dlx.modelers.polyomino;
