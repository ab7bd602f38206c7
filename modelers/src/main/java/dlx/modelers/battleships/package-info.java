/**
 * Battleships: a fleet in a grid, where ships do not touch.
 *
 * <p>Start at {@link dlx.modelers.battleships.BattleshipsModel}; {@code WatersReader} reads boards.
 */
package dlx.modelers.battleships;
