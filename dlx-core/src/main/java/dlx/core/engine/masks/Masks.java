package dlx.core.engine.masks;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Rows;
import dlx.core.engine.StopCheck;

/**
 * A problem of at most 128 items as bits, both ways round: each option is the set of its items, and each item the set of its
 * options. Immutable, shared by all searches over it.
 *
 * <p>Primary items come first, from bit 0 on in their order; secondary items follow. A set of items is two words, a set of
 * options as many as there are 64 options each. The row of an option has the options that share no item with it.
 */
final class Masks {

    final Problem problem;

    /** Of each bit in use, its item. */
    final int[] itemAt;

    /** Of option k, its items: bits 0 to 63 at 2 k, the others at 2 k + 1. */
    final long[] mask;

    /** All primary items, as two words. */
    final long[] primary = new long[2];

    /** Of each bit in use, the options of its item. */
    final long[][] optionsOf;

    /** How many words a set of options has. */
    final int words;

    final Rows rows;

    Masks(Problem problem, StopCheck stop) {
        this.problem = problem;
        itemAt = itemsByBit(problem);
        words = words(problem);
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
        rows = Rows.of(words, problem.options(), this::row, stop);
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

    /** How many words a set of options has. */
    static int words(Problem problem) {
        return (problem.options() + 63) / 64;
    }

    private long[] row(int option) {
        long[] row = new long[words];
        for (int b = 0; b < itemAt.length; b++) {
            if (isIn(b, mask[2 * option], mask[2 * option + 1])) {
                for (int w = 0; w < words; w++) {
                    row[w] |= optionsOf[b][w];
                }
            }
        }
        for (int w = 0; w < words; w++) {
            row[w] = ~row[w];
        }
        return row;
    }

    /** Whether a set of items, given as two words, has an item. */
    static boolean isIn(int bit, long low, long high) {
        return ((bit < Long.SIZE ? low : high) >>> bit & 1) != 0;
    }

    /** The leftmost of some items, at least one. */
    static int leftmost(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /** The bit of an item. */
    int bitOf(int item) {
        int b = 0;
        while (itemAt[b] != item) {
            b++;
        }
        return b;
    }
}
