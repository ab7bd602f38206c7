/**
 * Search for best exact covers by branch and bound below fixed prices.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.partition.PricedSearch}.
 */
package dlx.core.engine.prices.partition;
