/**
 * Counts and diagrams of all solutions, breadth first along a fixed order of the items.
 *
 * <p>Start reading at {@link dlx.core.engine.sweep.DiagramSearch}; the sweeps themselves are in
 * {@link dlx.core.engine.sweep.layers}.
 */
package dlx.core.engine.sweep;
