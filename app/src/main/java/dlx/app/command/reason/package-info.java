/** The commands that explain puzzles. */
package dlx.app.command.reason;
