/**
 * Sudoku with further rules: diagonals, windows, extra regions.
 *
 * <p>Start reading at {@link dlx.modelers.variants.VariantsModel}. A {@link dlx.modelers.variants.NamedRule} adds
 * houses; a {@code VariantReader} reads rules and maps, and leaves the board to the sudoku's reader.
 */
package dlx.modelers.variants;
