/**
 * The command line: wired by Guice, read by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}, then {@link dlx.app.Host} and {@code App}, which runs one command line. The rooms, from the top:
 *
 * <ul>
 *   <li>{@link dlx.app.command}: the commands; {@link dlx.app.bench}: the one that measures
 *   <li>{@link dlx.app.answer}: writing what was found
 *   <li>{@link dlx.app.run}: the way of the puzzles from files to questions
 *   <li>{@link dlx.app.option}: the options that commands share
 *   <li>{@link dlx.app.console}: streams, signals, exit codes; {@link dlx.app.plugin}: which models there are
 * </ul>
 */
package dlx.app;
