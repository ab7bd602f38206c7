/** Weights of items that prove a cover impossible, as data: {@link dlx.core.weights.Weights}. */
package dlx.core.weights;
