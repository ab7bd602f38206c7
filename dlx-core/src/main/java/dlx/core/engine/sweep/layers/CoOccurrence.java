package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The number of options in which each two items of a problem occur together, from which orders of the items are
 * computed. Immutable.
 *
 * <p>Space: the square of the number of items. So it is not computed for problems with very many items.
 */
public final class CoOccurrence {

    /** Maximum number of items: 16 MiB. */
    private static final int MOST_ITEMS = 1 << 11;

    /** Maximum number of pairs of items in options: some milliseconds. */
    private static final long MOST_PAIRS = 1 << 22;

    /** Share of the primary items that a global item must meet. */
    private static final double MOST = 0.65;

    final Problem problem;

    /** Options of each item. */
    final int[][] optionsOf;

    /** The primary items, ascending. */
    final int[] primaries;

    /** Number of options that hold both of two items; index {@code item * items + other}. */
    private final int[] times;

    /** Number of primary items that each item meets in some option, itself included. */
    private final int[] degree;

    /** Number of items that each item meets in some option, itself included. */
    private final int[] metBy;

    private final PacedStopCheck pace;

    private CoOccurrence(Problem problem, StopCheck stop) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems(stop);
        primaries = primaries(problem);
        int items = problem.items();
        times = new int[items * items];
        pace = new PacedStopCheck(stop);
        for (int k = 0; k < problem.options(); k++) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                pace.steps(problem.start[k + 1] - problem.start[k]);
                for (int other = problem.start[k]; other < problem.start[k + 1]; other++) {
                    times[problem.item[node] * items + problem.item[other]]++;
                }
            }
        }
        degree = new int[items];
        metBy = new int[items];
        for (int i = 0; i < items; i++) {
            pace.steps(items);
            for (int other = 0; other < items; other++) {
                if (meet(i, other)) {
                    metBy[i]++;
                    degree[i] += problem.primary[other] ? 1 : 0;
                }
            }
        }
    }

    /** Returns the co-occurrence of the items of a problem; empty if the problem is too large. */
    public static Optional<CoOccurrence> of(Problem problem, StopCheck stop) {
        long pairs = 0;
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int k = 0; k < problem.options(); k++) {
            pace.step();
            long length = problem.start[k + 1] - problem.start[k];
            pairs += length * length;
        }
        return problem.items() <= MOST_ITEMS && pairs <= MOST_PAIRS
                ? Optional.of(new CoOccurrence(problem, stop))
                : Optional.empty();
    }

    /** Returns the primary items of a problem, ascending. */
    public static int[] primaries(Problem problem) {
        return IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .toArray();
    }

    /** Returns the number of options that hold both of two items, at {@code item * items + other}; a copy. */
    int[] times() {
        return times.clone();
    }

    /** Returns true if some option holds both items. */
    boolean meet(int item, int other) {
        return times[item * problem.items() + other] > 0;
    }

    /** Returns the number of primary items that an item meets, itself included. */
    int degree(int item) {
        return degree[item];
    }

    /** Returns the number of items that an item meets, itself included. */
    int metBy(int item) {
        return metBy[item];
    }

    /**
     * Returns the global items: the items that meet most primary items, but at most half of the primary items that do
     * so too. The pieces of a packing are global, because they exclude each other. The cells in the middle of a small
     * board are not.
     */
    boolean[] global() {
        int[] most = IntStream.of(primaries)
                .filter(i -> degree(i) > MOST * primaries.length)
                .toArray();
        boolean[] global = new boolean[problem.items()];
        for (int i : most) {
            pace.steps(most.length);
            global[i] = 2 * IntStream.of(most).filter(other -> meet(i, other)).count() <= most.length;
        }
        return global;
    }
}
