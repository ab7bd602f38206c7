/**
 * The tree of the leftmost open item, over two words of covered items.
 *
 * <p>Start reading at {@link dlx.core.engine.leftmost.LeftmostSearch}.
 */
package dlx.core.engine.leftmost;
