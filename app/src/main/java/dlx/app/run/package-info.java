/**
 * The way of the puzzles from files to questions, one after the other.
 *
 * <p>Start reading at {@link dlx.app.run.PuzzleRun}; a command is a {@link dlx.app.run.Question} that gets each puzzle
 * as a {@link dlx.app.run.PuzzleTask}.
 */
package dlx.app.run;
