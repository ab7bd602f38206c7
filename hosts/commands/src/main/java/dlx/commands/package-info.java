/**
 * The commands that every host has: the command line, the page and the package for Node.
 *
 * <p>Start reading at {@link dlx.commands.SharedCommands}, then {@code dlx.commands.search}.
 */
package dlx.commands;
