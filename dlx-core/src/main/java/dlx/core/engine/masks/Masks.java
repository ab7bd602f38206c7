package dlx.core.engine.masks;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

/**
 * A problem of at most 128 items as bits in both directions: each option is the set of its items, and each item the set
 * of its options. Immutable, shared by all searches over it.
 *
 * <p>Primary items come first, from bit 0 in their order; secondary items follow. A set of items is two words. A set of
 * options has one bit per option, 64 to a word.
 */
final class Masks {

    /**
     * Maximum number of bytes of the table of rows. A larger table is not made; each row is then computed when it is
     * needed.
     */
    static final long MOST_BYTES = 8 << 20;

    final Problem problem;

    /** For each bit in use, its item. */
    final int[] itemAt;

    /** For each option k, its items: bits 0 to 63 at 2 k, the others at 2 k + 1. */
    final long[] mask;

    /** All primary items, as two words. */
    final long[] primary = new long[2];

    /** For each bit in use, the options of its item, as {@link #words} words. */
    final long[][] optionsOf;

    /** Number of words of a set of options. */
    final int words;

    /**
     * For each option, the set of options that do not share an item with it; of length 0 if the table would be too
     * large.
     */
    final long[][] rows;

    Masks(Problem problem, StopCheck stop) {
        this(problem, MOST_BYTES, stop);
    }

    /**
     * Creates the bits of a problem.
     *
     * @param mostBytes maximum number of bytes of the table of rows
     */
    Masks(Problem problem, long mostBytes, StopCheck stop) {
        this.problem = problem;
        itemAt = itemsByBit(problem);
        words = (problem.options() + 63) / 64;
        mask = new long[2 * problem.options()];
        optionsOf = new long[itemAt.length][words];
        int[] bit = new int[itemAt.length];
        for (int b = 0; b < itemAt.length; b++) {
            bit[itemAt[b]] = b;
            if (problem.primary[itemAt[b]]) {
                primary[b >> 6] |= 1L << b;
            }
        }
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int b = bit[problem.item[node]];
                mask[2 * k + (b >> 6)] |= 1L << b;
                optionsOf[b][k >> 6] |= 1L << k;
            }
        }
        rows = 8L * words * problem.options() <= mostBytes ? new long[problem.options()][] : new long[0][];
        for (int k = 0; k < rows.length; k++) {
            pace.steps(words);
            rows[k] = new long[words];
            for (int w = 0; w < words; w++) {
                rows[k][w] = rowWord(k, w);
            }
        }
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

    /** Returns a word of the row of an option: the options, of 64, that do not share an item with it. */
    long rowWord(int option, int word) {
        long excluded = 0;
        for (long low = mask[2 * option]; low != 0; low &= low - 1) {
            excluded |= optionsOf[Long.numberOfTrailingZeros(low)][word];
        }
        for (long high = mask[2 * option + 1]; high != 0; high &= high - 1) {
            excluded |= optionsOf[Long.SIZE + Long.numberOfTrailingZeros(high)][word];
        }
        return ~excluded;
    }

    /** Returns true if a set of items, given as two words, contains an item. */
    static boolean isIn(int bit, long low, long high) {
        return ((bit < Long.SIZE ? low : high) >>> bit & 1) != 0;
    }

    /** Returns the leftmost item of a set of at least one. */
    static int leftmost(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /** Returns the bit of an item. */
    int bitOf(int item) {
        int b = 0;
        while (itemAt[b] != item) {
            b++;
        }
        return b;
    }
}
