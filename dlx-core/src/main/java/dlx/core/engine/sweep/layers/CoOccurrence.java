package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The number of options in which each two items of a problem meet, from which orders of the items are made. Immutable.
 *
 * <p>Space: the square of the number of items, which is why there is none of a problem with very many.
 */
public final class CoOccurrence {

    /** No more items than this: 16 MiB. */
    private static final int MOST_ITEMS = 1 << 11;

    /** No more pairs of items in options than this: some milliseconds. */
    private static final long MOST_PAIRS = 1 << 22;

    /** The share of the items that is "most" of them. */
    private static final double MOST = 0.65;

    final Problem problem;

    /** Of each item, the options that hold it. */
    final int[][] optionsOf;

    /** The primary items, ascending. */
    final int[] primaries;

    /** How many options hold both items, at {@code item * items + other}. */
    private final int[] times;

    /** Of each item, with how many primary items it shares an option, itself included. */
    private final int[] degree;

    /** Of each item, the same with all items. */
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

    /** The co-occurrence of the items of a problem; empty if it is too large for them. */
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

    /** The primary items of a problem, ascending. */
    public static int[] primaries(Problem problem) {
        return IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .toArray();
    }

    /** How many options hold both of two items, at {@code item * items + other}; a copy. */
    int[] times() {
        return times.clone();
    }

    /** Whether some option holds both items. */
    boolean meet(int item, int other) {
        return times[item * problem.items() + other] > 0;
    }

    /** With how many primary items an item shares an option, itself included. */
    int degree(int item) {
        return degree[item];
    }

    /** With how many items an item shares an option, itself included. */
    int metBy(int item) {
        return metBy[item];
    }

    /**
     * The global items: those that meet most of the primary items, and less than half of the others of this kind. So it is
     * with the pieces of a packing, which exclude each other, and not with the cells in the middle of a small board.
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
