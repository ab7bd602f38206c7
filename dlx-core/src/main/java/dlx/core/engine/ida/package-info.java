/**
 * Iterative deepening for repeated covers, as it is taught.
 *
 * <p>Start reading at {@link dlx.core.engine.ida.IdaSearch}.
 */
package dlx.core.engine.ida;
