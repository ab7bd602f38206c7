/**
 * What can be known of a cover without searching it: how large, how dense, which items are critical, how big its search
 * tree may be and how many solutions there may be.
 *
 * <p>Start reading at {@link dlx.core.statistics.Census}.
 */
package dlx.core.statistics;
