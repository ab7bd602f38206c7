/**
 * Reads and writes links of puzz.link and of all pages that run pzpr.js; each genre has its own class.
 *
 * <p>Begin with {@link dlx.formats.pzpr.PuzzLink} and {@link dlx.formats.pzpr.PzprLinks}.
 */
package dlx.formats.pzpr;
