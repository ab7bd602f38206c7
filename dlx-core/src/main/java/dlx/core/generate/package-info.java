/**
 * Generation of fresh puzzles with one solution, for every model that can write puzzles.
 *
 * <p>Start reading at {@link dlx.core.generate.Generator}.
 */
package dlx.core.generate;
