/**
 * Search for {@link dlx.core.explain.Weights} that prove a cover infeasible. {@link dlx.core.invariants.WeightsFinder}
 * tries one prime power after another.
 */
package dlx.core.invariants;
