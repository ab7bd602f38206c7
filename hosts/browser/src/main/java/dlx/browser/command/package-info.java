/**
 * Runs the commands of the program dlx in a browser or in Node: outputs are JSON lines, inputs come with the request.
 *
 * <p>Start reading at {@link dlx.browser.command.CommandRun}.
 */
package dlx.browser.command;
