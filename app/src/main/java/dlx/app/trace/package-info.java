/**
 * A search step by step, in words and drawn as a 0/1 matrix.
 *
 * <p>Start reading at {@link dlx.app.trace.Tracer}, which tells the {@link dlx.core.search.Step}s;
 * {@link dlx.app.trace.TextTrace} and {@link dlx.app.trace.FrameTrace} draw them.
 */
package dlx.app.trace;
