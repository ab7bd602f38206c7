/**
 * Solvers, which answer questions about covers.
 *
 * <p>Start at {@link dlx.core.Solver}, which combines a cover with settings and answers a question.
 * {@link dlx.core.plugin.ModelRegistry} finds the models. A {@link dlx.core.model.LoadedModel} turns text into covers
 * and solvers. {@link dlx.core.search} has the givens, limits and strategies of a search, and its reports.
 */
package dlx.core;
