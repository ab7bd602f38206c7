package dlx.core.search;

/**
 * The primary items still to be covered, from left to right, as a {@link Strategy} sees them. Valid during one call of
 * {@link Strategy.Chooser#choose} only.
 *
 * @since 0.1
 */
public interface OpenItems {

    /** Stands for "no item". */
    int NONE = -1;

    /**
     * The leftmost open item.
     *
     * @return the item's number in its cover
     */
    int first();

    /**
     * The open item to the right of another.
     *
     * @param item an open item
     * @return the item's number in its cover, or {@link #NONE}
     */
    int next(int item);

    /**
     * How many options could still cover an open item.
     *
     * @param item an open item
     * @return {@code >= 1}
     */
    int optionsLeft(int item);
}
