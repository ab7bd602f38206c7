/**
 * One search in several threads: workers search pieces of the tree, and the calling thread shows their solutions in
 * order. The only package of the core that starts threads and waits for them.
 *
 * <p>Start reading at {@link dlx.core.threads.Threads}. Tree searches run in {@code WorkersSearch}, jobs of a search
 * for the best in {@code JobPool}.
 */
package dlx.core.threads;
