/**
 * Reading of puzzles from a text one after the other, and writing of puzzles with other givens.
 *
 * <p>Start reading at {@link dlx.core.puzzles.PuzzleReader}.
 */
package dlx.core.puzzles;
