/**
 * Exports of covers to other programs: Knuth's text format, 0/1 matrices, CNF, linear programs, JSON, and links.
 *
 * <p>Start reading at {@link dlx.app.export.ExportForm}. Each form writes a {@link dlx.app.export.StatedPuzzle}.
 */
package dlx.app.export;
