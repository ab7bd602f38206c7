/**
 * A bit matrix of item x slot, the engine for most covers.
 *
 * <p>Start reading at {@link dlx.core.engine.slots.SlotsSearch}.
 */
package dlx.core.engine.slots;
