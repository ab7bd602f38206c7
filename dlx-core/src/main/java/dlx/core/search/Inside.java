package dlx.core.search;

/**
 * What an engine holds at a node of its search: a copy of its own arrays, and not what they should be. Immutable.
 *
 * @since 0.1
 */
public sealed interface Inside permits LinkedLists, SlotMatrix {}
