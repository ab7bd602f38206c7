/**
 * What passes between those who ask and the engines that search: strategies, limits, reports.
 *
 * <p>Start reading at {@link dlx.core.search.SearchReport}. To write a strategy of your own, see
 * {@link dlx.core.search.Strategy}.
 */
package dlx.core.search;
