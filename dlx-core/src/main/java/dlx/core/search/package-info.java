/**
 * The words between who asks and who searches: strategies, limits, reports.
 *
 * <p>Start reading at {@link dlx.core.search.SearchReport}. To write a strategy of your own, see
 * {@link dlx.core.search.Strategy}.
 */
package dlx.core.search;
