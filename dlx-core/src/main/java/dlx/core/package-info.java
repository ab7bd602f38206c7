/**
 * Asks questions of covers.
 *
 * <p>Start reading at {@link dlx.core.Solver}: a cover, settings, and a question. {@link dlx.core.plugin.ModelRegistry} finds
 * the models; a {@link dlx.core.model.LoadedModel} is one of them, ready to turn text into covers and solvers. What steers a
 * search and what it reports is in {@link dlx.core.search}.
 */
package dlx.core;
