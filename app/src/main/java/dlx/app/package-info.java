/**
 * The command line: read by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}, then {@link dlx.app.Host} and {@code App}, which runs one command line. The
 * rooms, from the top:
 *
 * <ul>
 *   <li>{@code dlx.app.command}: the commands; {@code dlx.app.bench}: benchmarks
 *   <li>{@code dlx.app.answer}: writing what was found
 *   <li>{@code dlx.app.run}: the way of the puzzles from files to questions
 *   <li>{@code dlx.app.option}: the options that commands share
 *   <li>{@code dlx.app.console}: streams, signals, exit codes; {@code dlx.app.plugin}: which models there are
 * </ul>
 */
package dlx.app;
