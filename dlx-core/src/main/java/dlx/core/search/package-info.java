/**
 * Types shared by callers and engines: strategies, limits, givens, reports.
 *
 * <p>Start at {@link dlx.core.search.SearchReport}. To write a strategy, see {@link dlx.core.search.Strategy}.
 */
package dlx.core.search;
