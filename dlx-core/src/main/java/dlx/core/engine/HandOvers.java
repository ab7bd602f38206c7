package dlx.core.engine;

/**
 * Limits of nodes at which a search goes on in another way. Most searches end before: tests make these
 * numbers small, so that small covers meet every hand-over.
 *
 * @param learning nodes that {@code slots} visit while they learn from failures, in a search for any solution
 * @param states of the sweep that is made after that and {@code otherWays}, if it looks short
 * @param otherWays nodes that {@code links} then visit on other ways
 * @param patience nodes that {@code links} visit in such a search before they begin anew for the first time
 * @param trial nodes of the tree before a sweep or a diagram is thought of
 * @param orders nodes that a count visits in each of two orders, before it goes on in the better one
 * @param table nodes that a count visits before it keeps what it finds in a table
 * @param doubt nodes without a solution after which it is asked for the first time, by counting, whether there is one
 * @param weights updates without a solution after which it is asked for the first time whether weights prove that there is none
 * @param aside updates of a dance for any solution after which learning from conflicts has its first turn beside slots; beside links a
 *     part of it
 * @param portfolio updates of the first tries of a search in any order
 * @param looks the most nodes between two looks at clock, token and checkpoints; usually they depend on the cover
 * @param caps of searches for the best
 * @param cutting for several threads
 */
public record HandOvers(
        long learning,
        long states,
        long otherWays,
        long patience,
        long trial,
        long orders,
        long table,
        long doubt,
        long weights,
        long aside,
        long portfolio,
        int looks,
        Caps caps,
        SplitPolicy cutting) {

    /**
     * Slots learn, and others try, for some hundredths of a second. The order of a cover is often a good one: an empty
     * sudoku of 36 values takes {@code links} 6 530 nodes in it, and millions in random ones.
     */
    public static final HandOvers USUAL = new HandOvers(
            50_000,
            1 << 20,
            40_000,
            20_000,
            1 << 11,
            1 << 14,
            1 << 10,
            100_000,
            3 << 23,
            1 << 26,
            1 << 26,
            Integer.MAX_VALUE,
            Caps.USUAL,
            SplitPolicy.USUAL);

    /** The same with work cut in another way. */
    public HandOvers cutting(SplitPolicy other) {
        return new HandOvers(
                learning, states, otherWays, patience, trial, orders, table, doubt, weights, aside, portfolio, looks,
                caps, other);
    }
}
