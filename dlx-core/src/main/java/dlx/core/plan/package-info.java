/**
 * Chooses the engine and the reduction of the cover for a request, and keeps the compilations.
 *
 * <p>Start reading at {@link dlx.core.plan.Engines}.
 */
package dlx.core.plan;
