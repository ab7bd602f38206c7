/**
 * Model of star battle: stars in rows, columns and regions that do not touch.
 *
 * <p>Start reading at {@link dlx.modelers.starbattle.StarBattleModel}; a {@code StarBattleReader} reads boards and
 * maps.
 */
package dlx.modelers.starbattle;
