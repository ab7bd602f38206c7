/**
 * Tables as spreadsheets save them (CSV): {@link dlx.modelers.table.Table} reads rows below a row of headers,
 * {@link dlx.modelers.table.Separator} cuts rows into cells and writes them.
 */
package dlx.modelers.table;
