package dlx.core.engine.masks;

import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A problem of at most 64 items as sets of bits: each option is the mask of its items. Immutable, shared by all searches
 * over it.
 *
 * <p>Primary items come first, from bit 0 on in their order; secondary items follow.
 */
final class Masks {

    static final int MOST_ITEMS = 64;

    /** After how many options the limits of the question are asked again. */
    private static final int CHECKED = 1 << 12;

    final Problem problem;

    /** Of each option, its items. */
    final long[] mask;

    /** All primary items. */
    final long primary;

    /** Of each bit in use, its item. */
    final int[] itemAt;

    /** Whether some options have the same mask. */
    final boolean hasTwins;

    /** Options by their masks: open addressing; an option's number here plus 1, or 0. */
    private final int[] table;

    /** Of each option, the next one with the same mask, or -1. */
    private final int[] twin;

    Masks(Problem problem, StopCheck stop) {
        this.problem = problem;
        itemAt = itemsByBit(problem);
        int[] bit = new int[itemAt.length];
        long primaries = 0;
        for (int b = 0; b < itemAt.length; b++) {
            bit[itemAt[b]] = b;
            primaries |= problem.primary[itemAt[b]] ? 1L << b : 0;
        }
        primary = primaries;
        mask = new long[problem.options()];
        for (int k = 0; k < mask.length; k++) {
            if (k % CHECKED == 0) {
                stop.check();
            }
            mask[k] = maskOf(k, bit);
        }
        table = new int[Integer.highestOneBit(Math.max(1, mask.length)) * 4];
        twin = new int[mask.length];
        Arrays.fill(twin, -1);
        hasTwins = linkTwins(stop);
    }

    private static int[] itemsByBit(Problem problem) {
        int[] items = new int[problem.items()];
        int next = 0;
        for (boolean wanted : new boolean[] {true, false}) {
            for (int i = 0; i < items.length; i++) {
                if (problem.primary[i] == wanted) {
                    items[next++] = i;
                }
            }
        }
        return items;
    }

    private long maskOf(int k, int[] bit) {
        long items = 0;
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            items |= 1L << bit[problem.item[node]];
        }
        return items;
    }

    /** Fills the table from the last option to the first, so that it names the first of those with one mask. */
    private boolean linkTwins(StopCheck stop) {
        boolean twins = false;
        for (int k = mask.length - 1; k >= 0; k--) {
            if (k % CHECKED == 0) {
                stop.check();
            }
            int t = find(mask[k]);
            twins |= table[t] != 0;
            twin[k] = table[t] - 1;
            table[t] = k + 1;
        }
        return twins;
    }

    /** The bit of an item. */
    long bitOf(int item) {
        int b = 0;
        while (itemAt[b] != item) {
            b++;
        }
        return 1L << b;
    }

    /**
     * The number in the cover of an option that is known by its mask.
     *
     * @param before how many options with the same mask come before it, those banned left out
     * @param banned options that are not there, by their numbers here
     */
    int numberOf(long wanted, int before, BitSet banned) {
        int k = table[find(wanted)] - 1;
        for (int left = before; left > 0 || banned.get(k); k = twin[k]) {
            left -= banned.get(k) ? 0 : 1;
        }
        return problem.number[k];
    }

    /** Where in the table the mask is, or would be. */
    private int find(long wanted) {
        int t = (int) (wanted * 0x9e3779b97f4a7c15L >>> 32) & table.length - 1;
        while (table[t] != 0 && mask[table[t] - 1] != wanted) {
            t = t + 1 & table.length - 1;
        }
        return t;
    }
}
