/**
 * Writes covers for other programs: Knuth's text format, 0/1 matrices, CNF, linear programs, JSON.
 *
 * <p>Start reading at {@link dlx.app.export.ExportForm}; {@link dlx.app.export.StatedPuzzle} is what all of them write.
 */
package dlx.app.export;
