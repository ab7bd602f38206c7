/**
 * The engine {@code prices}: the best solutions by branch and bound below dual prices.
 *
 * <p>Every item gets a price. An option's <em>reduced cost</em> is its cost less the prices of its items; where none is
 * negative, the sum of all prices is a bound that no solution passes, and what a solution costs above it is the sum of
 * the reduced costs of its options. So a search may leave out every option, and every node, that would add too much.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.PricesEngine}. Exact covers: a {@code ResidualProblem} is what is left of a
 * problem that the givens leave, {@code Prices} finds the prices of one, {@code PricedTree} searches it under a limit, and
 * {@code PricedRounds} widen that limit until the best is proved. Covers whose items may be covered other than once, repeated
 * covers above all, are searched by {@code CoveringSearch}, with new prices at each node.
 */
package dlx.core.engine.prices;
