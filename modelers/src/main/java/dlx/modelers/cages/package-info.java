/**
 * Cages of cells with sums: killer sudokus, and classes for other boards with cages.
 *
 * <p>Start reading at {@link dlx.modelers.cages.KillerModel}. {@code KillerCover} defines the options,
 * {@code KillerReader} reads boards, maps of cages and sums.
 */
package dlx.modelers.cages;
