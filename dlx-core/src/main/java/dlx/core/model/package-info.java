/**
 * Loaded models, which turn text into puzzles, puzzles into solvers, and solutions into pictures, and convert every
 * exception of a plugin.
 *
 * <p>Start at {@link dlx.core.model.LoadedModel}.
 */
package dlx.core.model;
