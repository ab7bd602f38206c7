/**
 * Searches on Apache Spark, exact even after a lost executor. The driver cuts a search into pieces, and tasks search
 * them.
 */
package dlx.spark;
