/**
 * Killer sudoku: cages of cells with sums.
 *
 * <p>Start reading at {@link dlx.modelers.killer.KillerModel}; a {@code KillerCover} says what an option is, a
 * {@code KillerReader} reads boards, maps of cages and sums.
 */
package dlx.modelers.killer;
