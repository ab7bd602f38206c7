/**
 * Reads and writes links of Penpa+, whose puzzles are drawings.
 *
 * <p>Begin with {@link dlx.formats.penpa.Penpa} and {@link dlx.formats.penpa.PenpaLinks}.
 */
package dlx.formats.penpa;
