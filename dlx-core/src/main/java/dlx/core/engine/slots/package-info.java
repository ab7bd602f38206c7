/**
 * The engine {@code slots}, the default for most covers: tree search over a bit matrix of item x slot.
 *
 * <p>Start reading at {@link dlx.core.engine.slots.SlotsSearch}. Covers with multiplicities are searched by
 * {@code BoundedSearch}.
 */
package dlx.core.engine.slots;
