package dlx.core.search;

/**
 * Is called at every step of a search, as books describe it: an item is chosen, its options are tried one after the
 * other, each is dropped again, the item is given back.
 *
 * <p>For pictures, lessons and tests. All methods do nothing unless overridden, and are called in the searching thread.
 * What one throws ends the search and reaches the caller; the cover stays usable. A search without a listener pays
 * nothing for it.
 *
 * <p>Items and options have the numbers of their cover, from 0. A level is the number of choices made above, pins
 * aside; pins are taken before the first step. The steps nest:
 *
 * <pre>
 *   itemChosen(0, a)
 *     optionTaken(0, k)            a solution, or all steps of level 1, come between these two
 *     optionDropped(0, k)
 *     deadEnd(0, l, b)             tried, not taken: never dropped
 *     itemLeft(0, a)               with multiplicities: no further option of it; never dropped either
 *   itemGivenBack(0, a)
 * </pre>
 *
 * <p>The nodes of the report are the root and the options tried: one more than the calls of {@link #optionTaken},
 * {@link #deadEnd}, {@link #cut} and {@link #itemLeft} together. (No node, and no call, where the search ended before its root: the
 * pins exclude each other, or it was cancelled.) A search that is stopped drops nothing and gives nothing back.
 *
 * @since 0.1
 */
public interface SearchListener {

    /**
     * An item is branched on.
     *
     * @param level choices made so far
     * @param item the item's number
     * @param optionsLeft how many ways to go on will be tried: options, and leaving the item; {@code >= 1}
     */
    default void itemChosen(int level, int item, int optionsLeft) {}

    /**
     * An option of the chosen item is taken.
     *
     * @param level choices made so far, this one not counted
     * @param option the option's number
     */
    default void optionTaken(int level, int option) {}

    /**
     * An option of the chosen item was tried, and it leaves some item that is not its own without options.
     *
     * @param level choices made so far, this one not counted
     * @param option the option's number
     * @param item an item that could no longer be covered; the leftmost of those that the search found
     */
    default void deadEnd(int level, int option, int item) {}

    /**
     * A search by iterative deepening begins at its root, for the first time or again.
     *
     * @param limit the most options that it takes from now on, those given aside
     */
    default void deepened(int limit) {}

    /**
     * An option of the chosen item was tried, and a search by iterative deepening goes no further there: with what is
     * missing at least, it would take more options than the limit. Never dropped.
     *
     * @param level choices made so far, this one not counted
     * @param option the option's number
     * @param missing how many more options would be taken after it at least
     */
    default void cut(int level, int option, int missing) {}

    /**
     * The chosen item, which may be covered other than once, takes no further option: those that it has left are banned
     * below. Comes after all options of the item.
     *
     * @param level choices made so far, this one not counted
     * @param item the item's number
     */
    default void itemLeft(int level, int item) {}

    /**
     * All primary items have the options that they need, and no option is left to decide on: the options taken are a
     * solution. Called for each, even where only solutions that differ by more than a symmetry are wanted.
     *
     * @param level choices made so far
     */
    default void solution(int level) {}

    /**
     * An option that was taken is undone, because everything below it has been seen.
     *
     * @param level choices made above this one
     * @param option the option's number
     */
    default void optionDropped(int level, int option) {}

    /**
     * The chosen item has no option left to try, and is open again.
     *
     * @param level choices made above this one
     * @param item the item's number
     */
    default void itemGivenBack(int level, int item) {}
}
