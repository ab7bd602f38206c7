/**
 * The linear program of a weighted exact cover, where shared prices are poor: its exact prices, and a search that has them at each node.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.linear.LinearSearch}. A {@code Program} has a column for each option and a row for
 * each item; {@code VolumePrices} come near its prices, {@code DualSimplex} finds them, on a {@code Basis}; {@code ExactBound} makes of
 * them what is proved. {@code LinearTree} takes the nodes apart. Numbers in doubles may make a bound weak, never wrong.
 */
package dlx.core.engine.prices.linear;
