/**
 * The parts of a host that a command sees: two outputs, the inputs that were named, the files beside the answers, and the exit code.
 *
 * <p>Start reading at {@link dlx.commands.console.Console}.
 */
package dlx.commands.console;
