/**
 * Finds {@link dlx.core.explain.Weights}: {@link dlx.core.invariants.WeightsFinder} goes through prime powers.
 */
package dlx.core.invariants;
