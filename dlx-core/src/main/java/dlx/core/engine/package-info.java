/**
 * The contract of the engines, and the code that all engines share. Not exported: to ask a question, use
 * {@link dlx.core.Solver}.
 *
 * <p>Start reading at {@link dlx.core.engine.Engine} and {@link dlx.core.engine.TreeSearch}. The engines are in
 * packages below this package. Engines that share a compilation share a package. {@link dlx.core.engine.links} is the
 * reference. The choice among engines is made in {@link dlx.core.plan}.
 */
package dlx.core.engine;
