package dlx.core.engine.slots;

/**
 * Counts of failures of a search at each item. Items that fail often are branched on first, so that failures come early
 * (the weighted degree of Boussemart et al., ECAI 2004, for exact cover). Usable if the order of solutions is free.
 * Saved about a third of the nodes on hard sudokus (docs/develop/benchmarks.md, "Failure weights").
 *
 * <p>{@value #BITS} bits per item, bit-sliced: word {@code w * BITS + b} holds bit b of the counters of 64 items. In
 * this example, item 0 has failed once and item 2 five times:
 *
 * <pre>
 *   item                  ... 3 2 1 0
 *   slice[w * BITS]           0 1 0 1    ones
 *   slice[w * BITS + 1]       0 0 0 0    twos
 *   slice[w * BITS + 2]       0 1 0 0    fours
 * </pre>
 *
 * <p>The candidates with the largest counter are found from the highest bit downwards: if any remaining candidate has
 * the bit, candidates without it are dropped. That is one step per bit, not one per candidate. If a counter would
 * overflow, all counters are halved, so that old failures count less.
 */
final class FailureCounts {

    private static final int BITS = 8;

    private final long[] slice;

    /** Number of bits of the largest counter. */
    private int used;

    FailureCounts(int words) {
        slice = new long[words * BITS];
    }

    /**
     * Adds 1 to the counter of an item.
     *
     * @param item a mask with one bit
     */
    void add(int word, long item) {
        for (int b = 0; b < BITS; b++) {
            int i = word * BITS + b;
            slice[i] ^= item;
            if ((slice[i] & item) != 0) {
                used = Math.max(used, b + 1);
                return;
            }
        }
        halve(); // the counter has overflowed from 255 to 0, which means 256: half of it is 128
        slice[word * BITS + BITS - 1] |= item;
    }

    /** Copies the counters of the same items from another search. */
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

    /**
     * Returns the candidates of one word with the largest counter.
     *
     * @param candidates at least one item
     */
    long heaviest(int word, long candidates) {
        long left = candidates;
        for (int i = word * BITS + used - 1; i >= word * BITS; i--) {
            long heavy = left & slice[i];
            left = heavy != 0 ? heavy : left;
        }
        return left;
    }

    /**
     * Removes all candidates except those with the largest counter.
     *
     * @param candidates items of all words, at least one item
     */
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
