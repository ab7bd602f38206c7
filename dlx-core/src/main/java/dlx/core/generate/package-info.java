/**
 * Fresh puzzles with one solution, for every model that can write one.
 *
 * <p>Start reading at {@link dlx.core.generate.Generator}.
 */
package dlx.core.generate;
