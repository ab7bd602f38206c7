/**
 * The process around a run: its streams, its terminal, its signals, and its end.
 *
 * <p>Start reading at {@link dlx.app.console.ProcessConsole}, which owns both outputs.
 */
package dlx.app.console;
