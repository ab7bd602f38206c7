/**
 * The way of the puzzles from files to answers, one after the other.
 *
 * <p>Start reading at {@link dlx.app.run.PuzzleRun}: it takes a {@link dlx.app.run.PuzzleSource}, and gives each puzzle as a
 * {@link dlx.app.run.PuzzleTask} to a {@link dlx.app.run.PuzzleHandler}.
 */
package dlx.app.run;
