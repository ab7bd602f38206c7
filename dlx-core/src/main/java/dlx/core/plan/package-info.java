/**
 * What stands above the engines: which one answers a request, in which form it gets the cover, and what has been compiled.
 *
 * <p>Start reading at {@link dlx.core.plan.Engines}.
 */
package dlx.core.plan;
