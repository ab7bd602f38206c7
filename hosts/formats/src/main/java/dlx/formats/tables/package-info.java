/**
 * Tables, matrices and graphs in formats that do not belong to a program: tables of spreadsheets, input of programming
 * contests, DIMACS.
 *
 * <p>Begin with {@link dlx.formats.tables.Tables}.
 */
package dlx.formats.tables;
