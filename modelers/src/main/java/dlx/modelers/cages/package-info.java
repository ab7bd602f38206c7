/**
 * Cages of cells with sums: killer sudokus, and what other boards with cages share.
 *
 * <p>Start reading at {@link dlx.modelers.cages.KillerModel}; a {@code KillerCover} says what an option is, a
 * {@code KillerReader} reads boards, maps of cages and sums.
 */
package dlx.modelers.cages;
