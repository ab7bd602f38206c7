/**
 * The engines. Not exported: who asks uses {@link dlx.core.Solver}.
 *
 * <p>Start reading at {@link dlx.core.engine.Engine}; {@link dlx.core.engine.LinksSearch} is the reference that all
 * others are held against.
 */
package dlx.core.engine;
