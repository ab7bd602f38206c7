/**
 * Confirms what one engine found by what another finds.
 *
 * <p>Start reading at {@link dlx.commands.check.Comparison}.
 */
package dlx.commands.check;
