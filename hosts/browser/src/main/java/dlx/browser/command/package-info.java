/**
 * Runs the commands of the program dlx in a browser or in Node. Outputs are JSON lines, inputs are sent with the
 * request.
 *
 * <p>Begin with {@link dlx.browser.command.CommandRun}.
 */
package dlx.browser.command;
