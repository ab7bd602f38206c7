/**
 * The parts that the rooms of all programs share: the text that is read, what has been read or written, and parts of messages.
 *
 * <p>Start reading at {@link dlx.formats.text.ForeignFormat}.
 */
package dlx.formats.text;
