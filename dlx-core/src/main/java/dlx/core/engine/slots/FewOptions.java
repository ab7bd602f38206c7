package dlx.core.engine.slots;

import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A problem with multiplicities and at most 64 options: a state is two words. Immutable, shared by all searches over it.
 *
 * <pre>
 *   live     bit k: whether option k can still be taken
 *   times    how often each primary item has been covered, in a lane of bits per item
 * </pre>
 *
 * <p>A lane has room for the greatest number of times, so adding 1 in the lanes of an option's items never carries over.
 */
final class FewOptions {

    final Problem problem;
    final int[][] optionsOf;

    /** The primary items, ascending. */
    final int[] items;

    /** Of each item, its options as bits. */
    final long[] mask;

    /** Of each primary item, how far its lane is from bit 0 of the times, and its bits when it has been shifted there. */
    final int[] shift;

    final long[] lane;

    /** Of each primary item, how often it must and may be covered; the greatest number is at most that of its options. */
    final int[] atLeast;

    final int[] atMost;

    /** The items that must be covered, if none is relaxed. */
    final Demands demands;

    /** Of each option, the options that it does not exclude; itself is none of them. */
    final long[] row;

    /** Of each option, 1 in the lanes of its primary items. */
    final long[] once;

    /**
     * Of each option, one entry per item that it may fill up: one that may be covered more than once, but not by all of its
     * options. An entry is three words: the lane of the item, the times in it when the item is full, and all options but
     * those of the item.
     */
    final long[][] limits;

    FewOptions(Problem problem, StopCheck stop) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems(stop);
        items = IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .toArray();
        mask = new long[problem.items()];
        shift = new int[mask.length];
        lane = new long[mask.length];
        atLeast = problem.atLeast;
        atMost = new int[mask.length];
        int used = 0;
        for (int i = 0; i < mask.length; i++) {
            for (int k : optionsOf[i]) {
                mask[i] |= 1L << k;
            }
            atMost[i] = most(problem, i, optionsOf[i].length);
            int width = problem.primary[i] ? width(atMost[i]) : 0;
            shift[i] = used & 63;
            lane[i] = (1L << width) - 1;
            used += width;
        }
        demands = demandsWithout();
        row = new long[problem.options()];
        once = new long[row.length];
        limits = new long[row.length][];
        int[][] nodesOf = problem.nodesOfItems(stop);
        for (int k = 0; k < row.length; k++) {
            compile(k, nodesOf);
        }
    }

    /** The items that must be covered where some are relaxed: those with least slack first, then ascending. */
    Demands demandsWithout(int... relaxed) {
        int[] demanded = IntStream.of(items)
                .filter(i -> atLeast[i] > 0 && IntStream.of(relaxed).noneMatch(r -> r == i))
                .boxed()
                .sorted(Comparator.comparingInt(this::slack)) // stable
                .mapToInt(i -> i)
                .toArray();
        return new Demands(
                demanded,
                IntStream.of(demanded).mapToLong(i -> mask[i]).toArray(),
                IntStream.of(demanded).map(i -> shift[i]).toArray(),
                IntStream.of(demanded).mapToLong(i -> lane[i]).toArray(),
                IntStream.of(demanded).map(i -> atLeast[i]).toArray(),
                ranks(demanded));
    }

    /** The numbers of the slacks among those of the items, ascending as the items are, and the indices. */
    private int[] ranks(int... demanded) {
        int[] slacks = IntStream.of(demanded).map(this::slack).distinct().toArray();
        return IntStream.range(0, demanded.length)
                .map(d -> Demands.rank(Arrays.binarySearch(slacks, slack(demanded[d])), d))
                .toArray();
    }

    private int slack(int i) {
        return problem.atMost[i] - problem.atLeast[i];
    }

    /** Whether the times of all items fit into a word. */
    static boolean fits(Problem problem) {
        if (problem.options() > Long.SIZE) {
            return false;
        }
        int[] length = new int[problem.items()];
        for (int i : problem.item) {
            length[i]++;
        }
        int bits = 0;
        for (int i = 0; i < length.length && bits <= Long.SIZE; i++) {
            bits += problem.primary[i] ? width(most(problem, i, length[i])) : 0;
        }
        return bits <= Long.SIZE;
    }

    /** How often an item can be covered; an item that needs more options than it has is dead before any is taken. */
    private static int most(Problem problem, int item, int options) {
        return Math.min(problem.atMost[item], options);
    }

    private static int width(int greatest) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(greatest);
    }

    private void compile(int option, int[][] nodesOf) {
        long[] several = new long[3 * (problem.start[option + 1] - problem.start[option])];
        int count = 0;
        row[option] = ~(1L << option);
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            if (problem.primary[i]) {
                once[option] += 1L << shift[i];
                if (problem.atMost[i] > 1 && problem.atMost[i] < optionsOf[i].length) {
                    several[count++] = lane[i] << shift[i];
                    several[count++] = (long) atMost[i] << shift[i];
                    several[count++] = ~mask[i];
                }
            }
            for (int k = 0; k < optionsOf[i].length; k++) {
                if (problem.exclude(node, nodesOf[i][k])) {
                    row[option] &= ~(1L << optionsOf[i][k]);
                }
            }
        }
        limits[option] = Arrays.copyOf(several, count);
    }
}
