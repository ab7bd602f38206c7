package dlx.core.search;

/**
 * The choice to make a cover smaller before it is searched: options that every solution takes are taken, items that always
 * come together become one, items that decide nothing go. Solutions, their order and their number stay the same.
 *
 * @since 0.1
 */
public enum RootReduction {
    /** Each engine does what pays: {@code links} searches the cover as it is, the others reduce it. */
    AUTO,
    /**
     * Every engine searches the reduced cover, save where it must see the cover as it is: with relaxed items, or a strategy
     * that is asked at every node, or more nodes than a reduction can look at in a moment.
     */
    ON,
    /** Every engine searches the cover as it is. */
    OFF
}
