/**
 * Model of sudoku with further rules in any combination: diagonals, windows, extra regions, cages of {@code killer},
 * regions of {@code jigsaw}.
 *
 * <p>Start reading at {@link dlx.modelers.variants.VariantsModel}. A {@link dlx.modelers.variants.NamedRule} adds
 * houses; a {@code VariantReader} reads rules and maps, and leaves the board to the reader of sudokus or jigsaws.
 */
package dlx.modelers.variants;
