package dlx.core.engine;

/**
 * The sizes at which a search changes its manner. Most searches end before: tests make these numbers small, so that
 * small covers meet every change.
 *
 * @param alone number of nodes after which a search without contenders goes over to all its threads
 * @param due work of the lead after which contenders take slices, see {@code Costs}; {@link #USUAL_DUE} for the
 *     schedule's own
 * @param seed seed of the order of the rows of a schedule if {@code due} is set
 * @param removal number of nodes from which on givens remove so much of a cover that only the rest is compiled
 * @param trial number of nodes of the tree before a diagram of all solutions is considered
 * @param table number of nodes of a count before a table stores its results, and of conflicts before clauses of
 *     symmetries
 * @param looks maximum number of nodes between two looks at clock, token and checkpoints; usually they depend on the
 *     cover
 * @param caps limits of searches for the best
 * @param cutting sizes of the work for several threads
 */
public record Sizes(
        long alone,
        long due,
        long seed,
        long removal,
        long trial,
        long table,
        int looks,
        Caps caps,
        SplitPolicy cutting) {

    /** The value of {@link #due} with which each row has its own. */
    public static final long USUAL_DUE = -1;

    /** The default. */
    public static final Sizes USUAL = new Sizes(
            50_000, USUAL_DUE, 0, 1 << 15, 1 << 11, 1 << 10, Integer.MAX_VALUE, Caps.USUAL, SplitPolicy.USUAL);

    /** Returns the sizes with work cut in another way. */
    public Sizes cutting(SplitPolicy other) {
        return new Sizes(alone, due, seed, removal, trial, table, looks, caps, other);
    }
}
