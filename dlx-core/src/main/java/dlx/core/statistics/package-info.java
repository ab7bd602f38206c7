/**
 * Figures of a cover without a search: size, density, critical items, and estimates of the search tree and the number
 * of solutions.
 *
 * <p>Start reading at {@link dlx.core.statistics.Census}.
 */
package dlx.core.statistics;
