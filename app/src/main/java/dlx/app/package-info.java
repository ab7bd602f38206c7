/**
 * The command line: wired by Guice, read by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}, then {@link dlx.app.Host}, {@code App}, which runs one command line, and {@code AppModule},
 * which has the wiring of all. The rooms, from the top:
 *
 * <ul>
 *   <li>{@code dlx.app.command}: the commands, from plans to answers; {@code dlx.app.bench}: benchmarks
 *   <li>{@code dlx.commands.answer}: writing what was found
 *   <li>{@code dlx.commands.run}: the way of the puzzles from files to questions
 *   <li>{@code dlx.commands.option}: the options that commands share
 *   <li>{@code dlx.commands.line}: parameters, commands and typed values; they do not depend on picocli
 *   <li>{@code dlx.app.console}: streams, signals, exit codes; {@code dlx.app.plugin}: which models there are
 * </ul>
 */
package dlx.app;
