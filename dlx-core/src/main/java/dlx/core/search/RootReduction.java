package dlx.core.search;

/**
 * Whether a cover is made smaller before it is searched: options that every solution takes are taken, items that always
 * come together become one, items that decide nothing go. Solutions, their order and their number stay the same.
 *
 * @since 0.1
 */
public enum RootReduction {
    /** Each engine does what pays: {@code links} searches the cover as it is, the others reduce it. */
    AUTO,
    /** Every engine searches the reduced cover. */
    ON,
    /** Every engine searches the cover as it is. */
    OFF
}
