/**
 * The command line: wired by Guice, read by picocli.
 *
 * <p>Start reading at {@link dlx.app.Main}, then {@link dlx.app.Host}, {@code App}, which runs one command line, and {@code AppModule},
 * which has the wiring of all. The rooms, from the top:
 *
 * <ul>
 *   <li>{@code dlx.app.command}: the commands that need files or threads; those of all hosts lie in {@code dlx.commands}
 *   <li>{@code dlx.app.bench}, {@code dlx.app.export}, {@code dlx.app.project}, {@code dlx.app.trace}: what one command each needs
 *   <li>{@code dlx.app.checkpoint}: runs that are kept and resumed
 *   <li>{@code dlx.app.plugin}: the models of a run; {@code dlx.app.foreign}: links and files of other programs
 *   <li>{@code dlx.app.console}: streams, signals, files
 * </ul>
 */
package dlx.app;
