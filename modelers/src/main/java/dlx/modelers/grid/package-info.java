/**
 * Square boards of cells with values, as all kinds of sudoku share them: reading, writing, drawing, and stating them as
 * a cover.
 *
 * <p>Start reading at {@link dlx.modelers.grid.HouseCover}, which states the rules.
 * {@link dlx.modelers.grid.CellCollector} turns text into placements, and {@link dlx.modelers.grid.CellWriter} turns
 * placements into text.
 */
package dlx.modelers.grid;
