/**
 * Tables as spreadsheets save them (CSV): {@link dlx.modelers.table.Table} reads rows under a row of headers, {@link
 * dlx.modelers.table.Separator} knows what stands between cells and writes rows again.
 */
package dlx.modelers.table;
