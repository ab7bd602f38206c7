package dlx.core.search;

/**
 * The rule that decides which covers are reduced before a search. A reduction takes the options that every solution
 * contains, merges items that always occur together, and removes items that decide nothing. Solutions, their order and
 * their number stay the same.
 *
 * @since 0.1
 */
public enum RootReduction {
    /** Reduction where it pays: {@code links} searches the original cover, all other engines reduce it. */
    AUTO,
    /**
     * Reduction in every engine, except where the original cover is needed: with relaxed items, with a strategy that is
     * asked at every node, or with more nodes than a reduction can examine in a moment.
     */
    ON,
    /** Search of the original cover in every engine. */
    OFF
}
