/**
 * The command line: wired by Guice, parsed by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}, then {@link dlx.app.Host}, {@code App}, which runs one command line, and
 * {@code AppModule}, which has the bindings. The packages:
 *
 * <ul>
 *   <li>{@code dlx.app.command}: the commands that need files or threads; commands of all hosts are in
 *       {@code dlx.commands}
 *   <li>{@code dlx.app.bench}, {@code dlx.app.export}, {@code dlx.app.project}, {@code dlx.app.trace}: one command each
 *   <li>{@code dlx.app.checkpoint}: checkpoints, and runs that are resumed
 *   <li>{@code dlx.app.plugin}: the models of a run; {@code dlx.app.foreign}: links and files of other programs
 *   <li>{@code dlx.app.console}: streams, signals, files
 * </ul>
 */
package dlx.app;
