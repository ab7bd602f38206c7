/**
 * The parts of a host that a command uses: two outputs, the named inputs, the files of a run, and the exit code.
 *
 * <p>Start reading at {@link dlx.commands.console.Console}.
 */
package dlx.commands.console;
