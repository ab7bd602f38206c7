/**
 * Links of puzz.link and of all pages that run pzpr.js, read and written; each genre has a class of its own.
 *
 * <p>Start reading at {@link dlx.formats.pzpr.PuzzLink} and {@link dlx.formats.pzpr.PzprLinks}.
 */
package dlx.formats.pzpr;
