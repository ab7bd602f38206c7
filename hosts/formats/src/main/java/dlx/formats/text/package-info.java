/**
 * The classes that all formats share: the text to read, the puzzles read or links written, and parts of messages.
 *
 * <p>Begin with {@link dlx.formats.text.ForeignFormat}.
 */
package dlx.formats.text;
