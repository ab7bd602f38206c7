/**
 * A question becomes a search: settings, the cover compiled, an engine started, what is derived from its search, and the way from
 * solution to solution with progress and checkpoints.
 *
 * <p>Start reading at {@link dlx.core.run.SearchFactory}, then {@link dlx.core.run.SearchRun}.
 */
package dlx.core.run;
