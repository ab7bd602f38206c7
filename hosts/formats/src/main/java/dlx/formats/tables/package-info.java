/**
 * Tables, matrices and graphs, which are signed by no program: tables of spreadsheets, input of judges, DIMACS.
 *
 * <p>Start reading at {@link dlx.formats.tables.Tables}.
 */
package dlx.formats.tables;
