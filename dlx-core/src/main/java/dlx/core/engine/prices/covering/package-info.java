/**
 * Search for best covers whose items may be covered other than once, with new prices at each node.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.covering.CoveringSearch}.
 */
package dlx.core.engine.prices.covering;
