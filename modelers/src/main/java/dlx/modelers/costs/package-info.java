/**
 * Costs and gains in texts, for models that optimize: {@link dlx.modelers.costs.LongReader} reads them,
 * {@link dlx.modelers.costs.TotalBound} rejects costs whose totals would not fit into 64 bits.
 */
package dlx.modelers.costs;
