/**
 * Problems laid out along an order of their items, and gone through layer by layer: to count, to make a diagram, to estimate
 * how long that takes.
 *
 * <p>Start reading at {@link dlx.core.engine.sweep.layers.Frontier} and {@link dlx.core.engine.sweep.layers.Sweep}.
 */
package dlx.core.engine.sweep.layers;
