/**
 * A model in use: turns text into puzzles, puzzles into covers and solvers, and solutions into pictures, whatever the
 * model throws.
 *
 * <p>Start reading at {@link dlx.core.model.LoadedModel}.
 */
package dlx.core.model;
