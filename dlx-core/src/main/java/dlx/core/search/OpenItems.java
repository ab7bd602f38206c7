package dlx.core.search;

/**
 * The open items from left to right, and the options taken so far, as a {@link Strategy} sees them. Open are the primary
 * items that need more options; without multiplicities these are the items not covered yet. Once no item needs any, the
 * open items are those that may have more options and have some left. Valid during one call of
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

    /**
     * How many ways there are to go on at an open item. With multiplicities an item that needs n more options of its k
     * has k + 1 - n: each says which of the options left is taken first, and the last n cannot all be missing.
     *
     * @param item an open item
     * @return {@code >= 1}; {@link #optionsLeft} without multiplicities
     */
    default int degree(int item) {
        return optionsLeft(item);
    }

    /**
     * How many more options an open item needs.
     *
     * @param item an open item
     * @return {@code >= 1}, or 0 for all open items once none needs any; 1 without multiplicities
     */
    default int need(int item) {
        return 1;
    }

    /**
     * How many options an open item may have beyond those that it needs. Where it needs some, this is the greatest number
     * of options that may cover it, minus the least.
     *
     * @param item an open item
     * @return {@code >= 0}; 0 without multiplicities
     */
    default int slack(int item) {
        return 0;
    }

    /**
     * How many options have been taken so far, those given beforehand included.
     *
     * @return {@code >= 0}
     */
    int takenCount();

    /**
     * An option taken so far.
     *
     * @param index from 0 to {@code takenCount() - 1}, in the order of taking
     * @return the option's number in its cover
     */
    int taken(int index);
}
