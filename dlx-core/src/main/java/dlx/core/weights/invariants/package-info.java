/**
 * Finds {@link dlx.core.weights.Weights}: {@link dlx.core.weights.invariants.WeightsFinder} goes through prime powers.
 */
package dlx.core.weights.invariants;
