/**
 * Dual prices of a problem and the bound that they prove: shared by the two searches of the engine {@code prices}.
 *
 * <p>Start reading at {@link dlx.core.engine.prices.dual.Prices}.
 */
package dlx.core.engine.prices.dual;
