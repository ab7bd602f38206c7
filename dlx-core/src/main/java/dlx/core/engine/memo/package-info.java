/**
 * Counting without visiting: a table of counts over the tree search of another engine.
 *
 * <p>Start reading at {@link dlx.core.engine.memo.MemoSearch}.
 */
package dlx.core.engine.memo;
