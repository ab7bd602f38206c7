/**
 * The commands of {@code dlx}. Each command is a value that turns a command line into a plan; a class runs the plan.
 *
 * <p>Start reading at {@link dlx.app.command.DlxProgram}, which lists all commands, then at
 * {@code dlx.commands.search}, which has the commands that search. The commands that explain puzzles are in
 * {@code dlx.commands.reason}, all others here.
 */
package dlx.app.command;
