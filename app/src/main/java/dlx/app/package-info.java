/**
 * The command line: one class a command, wired by Guice, read by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}; {@code SolveCommand} shows how a command reads, {@code PuzzleRun} how
 * puzzles flow from files to answers, {@code ExitStatus} what a run ends with.
 */
package dlx.app;
