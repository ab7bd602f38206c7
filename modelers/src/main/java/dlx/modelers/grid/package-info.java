/**
 * Square boards of cells with values: how they are read, written, drawn, and stated as a cover. What the sudokus of all
 * kinds share.
 *
 * <p>Start reading at {@link dlx.modelers.grid.HouseCover}: what a rule is. Text becomes placements in
 * {@link dlx.modelers.grid.CellCollector} and goes back by {@link dlx.modelers.grid.CellWriter}.
 */
package dlx.modelers.grid;
