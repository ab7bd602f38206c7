package dlx.core.engine.slots;

import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A problem with multiplicities and at most 64 options: a state is three words. Immutable, shared by all searches over it.
 *
 * <pre>
 *   live     bit k: whether option k can still be taken
 *   times    how often each primary item has been covered, in a lane of bits per item
 *   within   how often each item that must be covered still can be: its options left, and the times that it has been covered
 * </pre>
 *
 * <p>The lanes are the same in both words, and have room for the greatest numbers, so that adding or subtracting 1 in the
 * lanes of an option's items never carries over. The numbers of an item that must be covered are moved: its least number of
 * times is where the uppermost bit of the lane, its <em>guard</em>, changes. So one AND says which items need options, and
 * another one which of them cannot get enough. Lanes come in the order of {@link Demands}, the others after them.
 */
final class FewOptions {

    final Problem problem;
    final int[][] optionsOf;

    /** Of each item, its options as bits. */
    final long[] mask;

    /** Of each primary item, how far its lane is from bit 0, and its bits when it has been shifted there. */
    private final int[] shift;

    private final long[] lane;

    /** Of each primary item, what its lane holds when it has been covered 0 times. */
    private final long[] zero;

    /** Of each primary item, how often it may be covered; at most the number of its options. */
    private final int[] atMost;

    /** The items that must be covered, if none is relaxed. */
    final Demands demands;

    /** Of each bit that is the guard of a lane, the index of its item among the demands. */
    final int[] demandAt = new int[Long.SIZE];

    /** {@code times} and {@code within} before any option is taken. */
    final long noTimes;

    final long allWithin;

    /** Of each option, the options that it does not exclude; itself is none of them. */
    final long[] row;

    /** Of each option, 1 in the lanes of its primary items. */
    final long[] once;

    /** Of each option, 1 in the lanes of those of them that must be covered. */
    final long[] onceWithin;

    /**
     * Of each option, one entry per item that it may fill up: one that may be covered more than once, but not by all of its
     * options. An entry is three words: the lane of the item, what it holds when the item is full, and all options but those
     * of the item.
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

    /** Whether the lanes of all items fit into a word. */
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

    /** How often an item can be covered; an item that needs more options than it has is dead before any is taken. */
    private static int most(Problem problem, int item, int options) {
        return Math.min(problem.atMost[item], options);
    }

    /**
     * How many bits a lane has: below the guard there is room for as many times as an item lacks or has to spare, which is
     * why one that need not be covered has no guard.
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
