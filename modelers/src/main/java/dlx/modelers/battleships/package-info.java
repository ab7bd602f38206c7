/**
 * Battleships: a fleet in a grid, where ships do not touch.
 *
 * <p>Start reading at {@link dlx.modelers.battleships.BattleshipsModel}; a {@code WatersReader} reads boards.
 */
package dlx.modelers.battleships;
