/**
 * The engine {@code prices}: finds best solutions by branch and bound below dual prices.
 *
 * <p>Every item gets a price. An option's <em>reduced cost</em> is its cost less the prices of its items. If no reduced
 * cost is negative, the sum of all prices is a lower bound of the cost of every solution. The cost of a solution beyond
 * this bound is the sum of the reduced costs of its options. So a search may leave out every option, and every node,
 * that would exceed its limit.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.PricesEngine}. For exact covers, {@code ResidualProblem} is the
 * problem without the givens, {@code Prices} finds its prices, {@code PricedTree} searches it under a limit, and
 * {@code PricedRounds} widens that limit until the best solution is proved. {@code CoveringSearch} searches covers
 * whose items may be covered other than once, mainly repeated covers, with new prices at each node. {@code RestOrbits}
 * are the orbits by which both leave out images of options that were tried.
 */
package dlx.core.engine.prices;
