/** The command line {@code dlx-spark}. Start reading at {@link dlx.spark.command.ClusterProgram}. */
package dlx.spark.command;
