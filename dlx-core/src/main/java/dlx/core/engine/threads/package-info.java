/**
 * One search in several threads: workers go through portions of the tree, the calling thread shows what they find, in
 * order.
 *
 * <p>Start reading at {@link dlx.core.engine.threads.WorkerPool}, then {@link dlx.core.engine.threads.Worker}.
 */
package dlx.core.engine.threads;
