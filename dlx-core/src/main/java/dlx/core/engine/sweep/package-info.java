/**
 * Counting, and making diagrams of all solutions, breadth first along a fixed order of the items.
 *
 * <p>Start reading at {@link dlx.core.engine.sweep.Frontier}, then {@link dlx.core.engine.sweep.Sweep}.
 */
package dlx.core.engine.sweep;
