/**
 * Traces: the steps of a search in words and as pictures of a 0/1 matrix.
 *
 * <p>Start reading at {@link dlx.app.trace.Tracer}, which reports {@link dlx.core.search.Step}s. Then read
 * {@link dlx.app.trace.TextTrace} and {@link dlx.app.trace.FrameTrace}, which draw them.
 */
package dlx.app.trace;
