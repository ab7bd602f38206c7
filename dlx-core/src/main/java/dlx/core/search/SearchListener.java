package dlx.core.search;

/**
 * A listener that is called at every step of a search, as in Knuth's algorithm: an item is chosen, its options are
 * taken and dropped in turn, the item is given back.
 *
 * <p>For pictures, lessons and tests. All methods do nothing unless overridden, and are called in the searching
 * thread. An exception of a listener ends the search and reaches the caller; the cover stays usable. A search without
 * a listener has no overhead.
 *
 * <p>Items and options have the numbers of their cover, from 0. A level is the number of choices made above, without
 * the givens, which are taken before the first step. The steps nest:
 *
 * <pre>
 *   itemChosen(0, a)
 *     optionTaken(0, k)            followed by a solution, or by all steps of level 1
 *     optionDropped(0, k)
 *     deadEnd(0, l, b)             tried, not taken: never dropped
 *     itemLeft(0, a)               with multiplicities: without further options of a; never dropped
 *   itemGivenBack(0, a)
 * </pre>
 *
 * <p>The nodes of the report are the root and the options tried: one more than the calls of {@link #optionTaken},
 * {@link #deadEnd}, {@link #cut} and {@link #itemLeft} together. There are no nodes and no calls if the search ends
 * before its root, because the givens exclude each other or the search was cancelled. A search that is stopped drops
 * nothing and gives nothing back.
 *
 * @since 0.1
 */
public interface SearchListener {

    /**
     * Receives the item that is branched on.
     *
     * @param level number of choices made so far, 0 or more
     * @param item number of the item
     * @param optionsLeft number of branches that will be tried: options, and leaving the item; 1 or more
     */
    default void itemChosen(int level, int item, int optionsLeft) {}

    /**
     * Receives an option of the chosen item that is taken.
     *
     * @param level number of choices made so far, without this choice
     * @param option number of the option
     */
    default void optionTaken(int level, int option) {}

    /**
     * Receives an option of the chosen item that is a dead end: it leaves an item that it does not hold without
     * options.
     *
     * @param level number of choices made so far, without this choice
     * @param option number of the option
     * @param item an item that can no longer be covered: the leftmost that the search found
     */
    default void deadEnd(int level, int option, int item) {}

    /**
     * Receives the start of a round of iterative deepening, at the root.
     *
     * @param limit maximum number of options taken in this round, without the options given
     */
    default void deepened(int limit) {}

    /**
     * Receives an option of the chosen item that iterative deepening cuts off: a solution with it would need more
     * options than the limit. Never dropped.
     *
     * @param level number of choices made so far, without this choice
     * @param option number of the option
     * @param missing lower bound on the number of further options needed
     */
    default void cut(int level, int option, int missing) {}

    /**
     * Receives the chosen item, whose multiplicity may exceed 1, when it is left without further options. Its
     * available options are banned in the subtree below. Called after all options of the item.
     *
     * @param level number of choices made so far, without this choice
     * @param item number of the item
     */
    default void itemLeft(int level, int item) {}

    /**
     * Receives a solution: all primary items have the options that they need, and no decision remains. Called for each
     * solution, even if only solutions that differ by more than a symmetry are reported.
     *
     * @param level number of choices made so far
     */
    default void solution(int level) {}

    /**
     * Receives an option that is dropped, because its subtree is searched.
     *
     * @param level number of choices made above this choice
     * @param option number of the option
     */
    default void optionDropped(int level, int option) {}

    /**
     * Receives the chosen item when all its options are tried, and it becomes open again.
     *
     * @param level number of choices made above this choice
     * @param item number of the item
     */
    default void itemGivenBack(int level, int item) {}
}
