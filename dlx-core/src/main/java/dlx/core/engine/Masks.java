package dlx.core.engine;

import java.util.Arrays;

/**
 * A problem of at most 128 items as sets of bits: each option is the mask of its items, in one word or two. Immutable,
 * shared by all searches over it.
 *
 * <p>Primary items come first, from bit 0 on in their order; secondary items follow.
 */
final class Masks {

    static final int MOST_ITEMS = 128;

    /** Up to this many words of a state, slots are faster. */
    private static final int FEW_SLOTS = 64;

    final Problem problem;

    /** Of each option, the items 0 to 63 and 64 to 127. */
    final long[] low;

    final long[] high;

    /** All primary items. */
    final long primaryLow;

    final long primaryHigh;

    /** Whether some options have the same mask. */
    final boolean hasTwins;

    /** Options by their masks: open addressing; an option's number here plus 1, or 0. */
    private final int[] table;

    /** Of each option, the next one with the same mask, or -1. */
    private final int[] twin;

    Masks(Problem problem) {
        this.problem = problem;
        int[] bit = bits(problem);
        int primaries = 0;
        for (boolean primary : problem.primary) {
            primaries += primary ? 1 : 0;
        }
        primaryLow = firstBits(Math.min(primaries, 64));
        primaryHigh = firstBits(Math.max(0, primaries - 64));
        low = new long[problem.options()];
        high = new long[problem.options()];
        for (int k = 0; k < low.length; k++) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int b = bit[problem.item[node]];
                if (b < 64) {
                    low[k] |= 1L << b;
                } else {
                    high[k] |= 1L << b;
                }
            }
        }
        table = new int[Integer.highestOneBit(Math.max(1, low.length)) * 4];
        twin = new int[low.length];
        Arrays.fill(twin, -1);
        boolean twins = false;
        for (int k = low.length - 1; k >= 0; k--) {
            int t = find(low[k], high[k]);
            twins |= table[t] != 0;
            twin[k] = table[t] - 1;
            table[t] = k + 1;
        }
        hasTwins = twins;
    }

    /** Whether a problem has the shape for masks: all items in one word, and an item with more options than slots suit. */
    static boolean suit(Problem problem) {
        return problem.items() <= 64 && Slots.size(problem) > FEW_SLOTS;
    }

    private static int[] bits(Problem problem) {
        int[] bit = new int[problem.items()];
        int next = 0;
        for (int i = 0; i < bit.length; i++) {
            if (problem.primary[i]) {
                bit[i] = next++;
            }
        }
        for (int i = 0; i < bit.length; i++) {
            if (!problem.primary[i]) {
                bit[i] = next++;
            }
        }
        return bit;
    }

    private static long firstBits(int count) {
        return count == 64 ? -1 : (1L << count) - 1;
    }

    /** Whether one word holds all items. */
    boolean isNarrow() {
        return problem.items() <= 64;
    }

    /**
     * The number in the cover of an option that is known by its mask.
     *
     * @param before how many options with the same mask come before it
     */
    int numberOf(long lowMask, long highMask, int before) {
        int k = table[find(lowMask, highMask)] - 1;
        for (int j = 0; j < before; j++) {
            k = twin[k];
        }
        return problem.number[k];
    }

    /** Where in the table the mask is, or would be. */
    private int find(long lowMask, long highMask) {
        long mixed = (lowMask ^ Long.rotateLeft(highMask, 32) * 31) * 0x9e3779b97f4a7c15L;
        int t = (int) (mixed >>> 32) & table.length - 1;
        while (table[t] != 0 && (low[table[t] - 1] != lowMask || high[table[t] - 1] != highMask)) {
            t = t + 1 & table.length - 1;
        }
        return t;
    }
}
