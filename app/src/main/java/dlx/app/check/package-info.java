/**
 * Confirms what one engine found by what another finds.
 *
 * <p>Start reading at {@link dlx.app.check.Comparison}.
 */
package dlx.app.check;
