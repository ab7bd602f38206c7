/**
 * One class per command; each reads its options, asks, and has the answers written.
 *
 * <p>Start reading at {@code SolveCommand}; {@link dlx.app.command.DlxProgram} has the list of all.
 */
package dlx.app.command;
