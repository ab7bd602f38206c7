/**
 * The path of the puzzles from files to answers, one after the other.
 *
 * <p>Start reading at {@link dlx.commands.run.PuzzleRun}: it takes a {@link dlx.commands.run.PuzzleSource}, and gives
 * each puzzle as a {@link dlx.commands.run.PuzzleTask} to a {@link dlx.commands.run.PuzzleHandler}.
 */
package dlx.commands.run;
