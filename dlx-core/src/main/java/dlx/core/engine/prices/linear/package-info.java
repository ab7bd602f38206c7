/**
 * Search for best weighted exact covers where shared prices are poor: the linear program of the cover has better
 * prices, computed at each node.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.linear.LinearSearch}. A {@code Program} has a column for each
 * option and a row for each item. {@code VolumePrices} approximate its prices, {@code DualSimplex} computes them on a
 * {@code Basis}, and {@code ExactBound} derives a proved bound from them. {@code LinearTree} branches on the nodes.
 * Rounding errors of doubles may weaken a bound, but never make it wrong.
 */
package dlx.core.engine.prices.linear;
