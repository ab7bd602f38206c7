package dlx.core.search;

/**
 * The open items from left to right, and the options taken so far, as a {@link Strategy} receives them.
 *
 * <p>Open items are the primary items that need more options; without multiplicities, the items not covered yet. When
 * no item needs further options, the open items are the items that may have more options and have available options.
 * Valid only during one call of {@link Strategy.Chooser#choose}.
 *
 * @since 0.1
 */
public interface OpenItems {

    /** The number that means "no item". */
    int NONE = -1;

    /**
     * Returns the leftmost open item.
     *
     * @return number of the item in its cover
     */
    int first();

    /**
     * Returns the next open item to the right of another.
     *
     * @param item an open item
     * @return number of the item in its cover, or {@link #NONE}
     */
    int next(int item);

    /**
     * Returns the number of available options that can cover an open item.
     *
     * @param item an open item
     * @return 1 or more
     */
    int optionsLeft(int item);

    /**
     * Returns the number of branches at an open item. With multiplicities, an item that needs n more options and has k
     * available options has k + 1 - n branches. Each branch decides which available option is taken first; the last n
     * cannot all be left out.
     *
     * @param item an open item
     * @return 1 or more; {@link #optionsLeft} without multiplicities
     */
    default int degree(int item) {
        return optionsLeft(item);
    }

    /**
     * Returns the need of an open item: the number of further options that it needs.
     *
     * @param item an open item
     * @return 1 or more, or 0 for all open items when no item needs further options; 1 without multiplicities
     */
    default int need(int item) {
        return 1;
    }

    /**
     * Returns the number of options that an open item may have beyond the options that it needs. If it needs any, this
     * is the maximum number of options that may cover the item, minus the minimum.
     *
     * @param item an open item
     * @return 0 or more; 0 without multiplicities
     */
    default int slack(int item) {
        return 0;
    }

    /**
     * Returns the number of options taken so far, including the options given.
     *
     * @return 0 or more
     */
    int takenCount();

    /**
     * Returns an option taken so far.
     *
     * @param index 0 to {@code takenCount() - 1}, in the order of taking
     * @return number of the option in its cover
     */
    int taken(int index);
}
