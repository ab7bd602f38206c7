/**
 * What can be told of a cover without searching it: how large, how dense, which items are critical, how big its search
 * tree may be.
 *
 * <p>Start reading at {@link dlx.app.census.Census}.
 */
package dlx.app.census;
