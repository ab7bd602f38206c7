/** Graceful labelings of graphs. Start reading at {@link dlx.modelers.graceful.GracefulModel}. */
package dlx.modelers.graceful;
