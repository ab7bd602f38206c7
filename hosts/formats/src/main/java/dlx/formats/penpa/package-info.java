/**
 * Links of Penpa+, read and written: its puzzles are drawings.
 *
 * <p>Start reading at {@link dlx.formats.penpa.Penpa} and {@link dlx.formats.penpa.PenpaLinks}.
 */
package dlx.formats.penpa;
