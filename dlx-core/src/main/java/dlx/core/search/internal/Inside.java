package dlx.core.search.internal;

/**
 * The arrays of an engine at a node of its search: an exact copy, without corrections. Immutable.
 *
 * @since 0.1
 */
public sealed interface Inside permits LinkedLists, SlotMatrix {}
