/**
 * One class per command; each declares its options, asks, and has the answers written.
 *
 * <p>Start reading at {@code SolveCommand}; {@link dlx.app.command.DlxProgram} has the list of all, and the injector makes the one
 * that was typed.
 */
package dlx.app.command;
