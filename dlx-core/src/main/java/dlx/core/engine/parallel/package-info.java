/**
 * One search in several threads: workers go through portions of the tree, the calling thread shows what they find, in
 * order.
 *
 * <p>Start reading at {@link dlx.core.engine.parallel.ParallelSearch}, then {@link dlx.core.engine.parallel.Crew}.
 */
package dlx.core.engine.parallel;
