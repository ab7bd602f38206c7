/**
 * Confirms the answers of one engine by those of another.
 *
 * <p>Start reading at {@link dlx.commands.check.Comparison}.
 */
package dlx.commands.check;
