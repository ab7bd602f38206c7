/**
 * The same search on Apache Spark, exact after a lost executor: the driver cuts it into pieces, tasks search them.
 */
package dlx.spark;
