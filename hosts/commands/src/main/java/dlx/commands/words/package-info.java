/**
 * Command lines for a host that does not have a library for them: words are read, and help is written.
 *
 * <p>Start reading at {@link dlx.commands.words.CommandReader}.
 */
package dlx.commands.words;
