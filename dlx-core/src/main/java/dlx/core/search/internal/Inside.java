package dlx.core.search.internal;

/**
 * The arrays of an engine at a node of its search: a copy of them as they are, and not as they should be. Immutable.
 *
 * @since 0.1
 */
public sealed interface Inside permits LinkedLists, SlotMatrix {}
