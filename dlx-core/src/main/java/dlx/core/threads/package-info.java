/**
 * One search in several threads: workers go through portions of the tree, the calling thread shows what they find, in
 * order. The only room of the core that starts threads, and waits for them.
 *
 * <p>Start reading at {@link dlx.core.threads.Threads}. A search of trees is handed to {@code WorkersSearch}, jobs of
 * a search for the best to {@code JobPool}.
 */
package dlx.core.threads;
