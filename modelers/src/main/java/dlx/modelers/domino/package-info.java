/** Domino tilings; start at {@link dlx.modelers.domino.DominoModel}. */
package dlx.modelers.domino;
