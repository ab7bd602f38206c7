/**
 * Reads puzzle after puzzle of a text, and writes puzzles with other givens.
 *
 * <p>Start reading at {@link dlx.core.puzzles.PuzzleReader}.
 */
package dlx.core.puzzles;
