/**
 * The commands of {@code dlx}: each is a value with a plan, and has a part that carries the plan out.
 *
 * <p>Start reading at {@link dlx.app.command.DlxProgram}, which has the list of all, then at {@code dlx.commands.search}. Commands
 * that search lie there, those that explain puzzles in {@code dlx.commands.reason}, all others here.
 */
package dlx.app.command;
