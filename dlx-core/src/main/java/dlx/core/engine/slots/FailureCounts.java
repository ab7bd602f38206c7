package dlx.core.engine.slots;

/**
 * Counts of failures of a search at each item: items that fail often are branched on first, so that failures come early (the
 * weighted degree of Boussemart et al., ECAI 2004, for exact cover). Of use where any order of the solutions will do.
 * On hard sudokus it saved about a third of the nodes (docs/develop/benchmarks.md, "Failure weights").
 *
 * <p>{@value #BITS} bits per item, bit-sliced: word {@code w * BITS + b} holds bit b of the counters of 64 items. Here
 * item 0 has failed once, item 2 five times:
 *
 * <pre>
 *   item                  ... 3 2 1 0
 *   slice[w * BITS]           0 1 0 1    ones
 *   slice[w * BITS + 1]       0 0 0 0    twos
 *   slice[w * BITS + 2]       0 1 0 0    fours
 * </pre>
 *
 * <p>The heaviest of some candidates are found from the highest bit downwards: where any of those left has the bit, the
 * others drop out. That is one step per bit, not one per candidate. When a counter would overflow all are halved, which
 * lets old failures count less.
 */
final class FailureCounts {

    private static final int BITS = 8;

    private final long[] slice;

    /** How many bits the largest counter needs. */
    private int used;

    FailureCounts(int words) {
        slice = new long[words * BITS];
    }

    /** Adds 1 to the counter of an item, given as a mask with one bit. */
    void add(int word, long item) {
        for (int b = 0; b < BITS; b++) {
            int i = word * BITS + b;
            slice[i] ^= item;
            if ((slice[i] & item) != 0) {
                used = Math.max(used, b + 1);
                return;
            }
        }
        halve(); // the carries have left this counter at 0: it stands for 256, and is 128 now
        slice[word * BITS + BITS - 1] |= item;
    }

    /** Takes over the counters of another one for the same items. */
    void copy(FailureCounts other) {
        System.arraycopy(other.slice, 0, slice, 0, slice.length);
        used = other.used;
    }

    /** Halves all counters: each bit moves down by one. */
    private void halve() {
        for (int i = 0; i < slice.length; i += BITS) {
            System.arraycopy(slice, i + 1, slice, i, BITS - 1);
            slice[i + BITS - 1] = 0;
        }
    }

    /** Of some candidates of one word, at least one, those with the greatest counter. */
    long heaviest(int word, long candidates) {
        long left = candidates;
        for (int i = word * BITS + used - 1; i >= word * BITS; i--) {
            long heavy = left & slice[i];
            left = heavy != 0 ? heavy : left;
        }
        return left;
    }

    /** Of candidates in all words, at least one, leaves those with the greatest counter. */
    void keepHeaviest(long[] candidates) {
        for (int b = used - 1; b >= 0; b--) {
            long any = 0;
            for (int w = 0; w < candidates.length; w++) {
                any |= candidates[w] & slice[w * BITS + b];
            }
            if (any != 0) {
                for (int w = 0; w < candidates.length; w++) {
                    candidates[w] &= slice[w * BITS + b];
                }
            }
        }
    }
}
