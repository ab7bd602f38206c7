/**
 * Problems laid out along an order of their items, and swept layer by layer: to count solutions, to build a diagram, or
 * to estimate the time of a sweep.
 *
 * <p>Start reading at {@link dlx.core.engine.sweep.layers.Frontier} and {@link dlx.core.engine.sweep.layers.Sweep}.
 */
package dlx.core.engine.sweep.layers;
