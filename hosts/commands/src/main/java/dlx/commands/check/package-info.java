/**
 * Confirms the answers of one engine by another engine.
 *
 * <p>Start reading at {@link dlx.commands.check.Comparison}.
 */
package dlx.commands.check;
