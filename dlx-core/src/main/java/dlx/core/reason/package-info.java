/**
 * Reasoning about a cover without knowledge of its puzzle: forced options, proofs that there is no solution, and the
 * demands responsible. One {@link dlx.core.reason.Propagator} serves all of them. {@link dlx.core.reason.Explainer}
 * explains why there is not exactly one solution, {@link dlx.core.reason.PathFinder} finds the next step. Engines are
 * asked through {@link dlx.core.reason.SolverOracle}. The package is not exported; its results are the records of
 * {@code dlx.core.explain}.
 */
package dlx.core.reason;
