/**
 * Finds {@link dlx.core.weights.Weights}: {@link dlx.core.weights.invariants.WeightsFinder} goes through the components of what is
 * left of a cover, and for each through prime powers.
 */
package dlx.core.weights.invariants;
