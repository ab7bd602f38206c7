/**
 * Turns a question into a search: settings, the compiled cover, the engine, searches derived from that of the engine,
 * and the loop over the solutions with progress and checkpoints.
 *
 * <p>Start reading at {@link dlx.core.run.SearchFactory}, then {@link dlx.core.run.SearchRun}.
 */
package dlx.core.run;
