package dlx.core.engine.slots;

import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A problem with multiplicities and at most 64 options: a state is three words. Immutable; shared by all searches of
 * the problem.
 *
 * <pre>
 *   live     bit k: 1 if option k is available
 *   times    number of times that each primary item is covered, in a lane of bits per item
 *   within   for each item with a demand at the root: its available options plus the times that it is covered
 * </pre>
 *
 * <p>The lanes are the same in both words. They are wide enough for the largest numbers, so that adding or subtracting
 * 1 in the lanes of an option's items never carries over. The lanes of items with a demand have an offset: at the
 * minimum number of times the uppermost bit of the lane, its <em>guard</em>, becomes 1. So one AND finds the items that
 * need options, and another AND those that cannot get enough. Lanes are in the order of {@link Demands}; other items
 * follow.
 */
final class FewOptions {

    final Problem problem;
    /** Options of each item, ascending. */
    final int[][] optionsOf;

    /** Options of each item as bits. */
    final long[] mask;

    /** Lowest bit of the lane of each primary item in a word, 0 to 63. */
    private final int[] shift;

    /** Bits of the lane of each primary item, before the shift. */
    private final long[] lane;

    /** Content of the lane of each primary item if it is covered 0 times, before the shift. */
    private final long[] zero;

    /** Maximum number of times of each item; at most the number of its options. */
    private final int[] atMost;

    /** The items with a demand, before any item is relaxed. */
    final Demands demands;

    /** Index in {@link #demands} of the item whose guard is a given bit, 0 to 63. */
    final int[] demandAt = new int[Long.SIZE];

    /** Value of {@code times} before any option is taken. */
    final long noTimes;

    /** Value of {@code within} before any option is taken. */
    final long allWithin;

    /** Options that each option does not exclude, as bits; without the option itself. */
    final long[] row;

    /** For each option, 1 in the lanes of its primary items. */
    final long[] once;

    /** For each option, 1 in the lanes of its items with a demand. */
    final long[] onceWithin;

    /**
     * For each option, one entry per item whose capacity it may use up: items that may be covered more than once, but
     * not by all of their options. An entry is three words: the bits of the item's lane, the content of the lane if the
     * item is full, and all options except those of the item.
     */
    final long[][] limits;

    FewOptions(Problem problem, StopCheck stop) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems(stop);
        mask = new long[problem.items()];
        shift = new int[mask.length];
        lane = new long[mask.length];
        zero = new long[mask.length];
        atMost = new int[mask.length];
        for (int i = 0; i < mask.length; i++) {
            for (int k : optionsOf[i]) {
                mask[i] |= 1L << k;
            }
            atMost[i] = most(problem, i, optionsOf[i].length);
        }
        int[] demanded = IntStream.range(0, mask.length)
                .filter(i -> problem.primary[i] && problem.atLeast[i] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(this::slack)) // stable
                .mapToInt(i -> i)
                .toArray();
        IntStream others = IntStream.range(0, mask.length).filter(i -> problem.primary[i] && problem.atLeast[i] == 0);
        int used = 0;
        long covered = 0;
        long possible = 0;
        for (int i : IntStream.concat(IntStream.of(demanded), others).toArray()) {
            int width = width(problem, i, optionsOf[i].length);
            shift[i] = used & 63;
            lane[i] = (1L << width) - 1;
            if (problem.atLeast[i] > 0) {
                zero[i] = (1L << width - 1) - problem.atLeast[i];
                possible += zero[i] + optionsOf[i].length << shift[i];
            }
            covered += zero[i] << shift[i];
            used += width;
        }
        noTimes = covered;
        allWithin = possible;
        demands = new Demands(
                demanded,
                IntStream.of(demanded).mapToLong(i -> mask[i]).toArray(),
                IntStream.of(demanded).map(i -> shift[i]).toArray(),
                IntStream.of(demanded).mapToLong(i -> lane[i]).toArray(),
                ranks(demanded));
        for (int d = 0; d < demanded.length; d++) {
            demandAt[Long.numberOfTrailingZeros(demands.guard(d))] = d;
        }
        row = new long[problem.options()];
        once = new long[row.length];
        onceWithin = new long[row.length];
        limits = new long[row.length][];
        int[][] nodesOf = problem.nodesOfItems(stop);
        for (int k = 0; k < row.length; k++) {
            compile(k, nodesOf);
        }
    }

    /** Returns the rank of each item with a demand: the rank of its slack, and its index. */
    private int[] ranks(int... demanded) {
        int[] slacks = IntStream.of(demanded).map(this::slack).distinct().toArray();
        return IntStream.range(0, demanded.length)
                .map(d -> Demands.rank(Arrays.binarySearch(slacks, slack(demanded[d])), d))
                .toArray();
    }

    private int slack(int i) {
        return problem.atMost[i] - problem.atLeast[i];
    }

    /** Returns true if a problem has at most 64 options, and the lanes of all items fit into one word. */
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
            bits += problem.primary[i] ? width(problem, i, length[i]) : 0;
        }
        return bits <= Long.SIZE;
    }

    /**
     * Returns the maximum number of times that an item can be covered. If this is less than its need, the root is a
     * dead end.
     */
    private static int most(Problem problem, int item, int options) {
        return Math.min(problem.atMost[item], options);
    }

    /**
     * Returns the number of bits of a lane. With a demand, the bits below the guard must hold both the times missing to
     * the minimum and the times above it. Without a demand, a lane does not have a guard.
     */
    private static int width(Problem problem, int item, int options) {
        int least = problem.atLeast[item];
        return least == 0 ? bits(most(problem, item, options)) : 1 + bits(Math.max(least - 1, options - least));
    }

    private static int bits(int greatest) {
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
                onceWithin[option] += problem.atLeast[i] > 0 ? 1L << shift[i] : 0;
                if (problem.atMost[i] > 1 && problem.atMost[i] < optionsOf[i].length) {
                    several[count++] = lane[i] << shift[i];
                    several[count++] = zero[i] + atMost[i] << shift[i];
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
