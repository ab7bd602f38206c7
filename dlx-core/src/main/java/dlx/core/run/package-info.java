/**
 * A question becomes a search: settings, the cover compiled, an engine started, what is derived from its search, and the way from
 * solution to solution with progress and checkpoints.
 *
 * <p>Start reading at {@link dlx.core.run.Launch}, then {@link dlx.core.run.Run}.
 */
package dlx.core.run;
