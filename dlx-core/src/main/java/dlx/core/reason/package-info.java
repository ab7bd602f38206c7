/**
 * Reasons about a cover without knowing its puzzle: what follows from what is taken, why nothing can follow, which demands
 * are to blame. One {@link dlx.core.reason.Propagator} serves all of it; {@link dlx.core.reason.Explainer} says why there is no
 * solution or not one, {@link dlx.core.reason.PathFinder} finds the next step. Engines are asked through {@link
 * dlx.core.reason.SolverOracle}. Not exported: what comes out are the records of {@code dlx.core.explain}.
 */
package dlx.core.reason;
