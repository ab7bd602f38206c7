/**
 * Command lines for a host without a library for them: reads the words, and writes the help.
 *
 * <p>Start reading at {@link dlx.commands.words.CommandReader}.
 */
package dlx.commands.words;
