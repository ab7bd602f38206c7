/**
 * The engine {@code masks}: options as sets of bits, for few items with many options.
 *
 * <p>Start reading at {@link dlx.core.engine.masks.MasksSearch}.
 */
package dlx.core.engine.masks;
