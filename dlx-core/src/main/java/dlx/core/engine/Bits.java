package dlx.core.engine;

import java.util.Arrays;

/**
 * Sets of items as bits, and counters of items, bit-sliced: word b has bit b of the counters of 64 items.
 */
public final class Bits {

    private Bits() {}

    /** The items that are not in {@code others}, or all of them if all are. */
    public static long withoutIfAny(long items, long others) {
        long left = items & ~others;
        return left != 0 ? left : items;
    }

    /**
     * Of some items, at least one, those that occur in the fewest of some words. Up to 63 words per item are counted in
     * one pass, without memory; a second pass counts on where every item has more.
     *
     * <p>The counters are added up for 64 items at a time, with carries from slice to slice; a carry out of the last
     * one marks an item as having too many. Then, from the highest bit downwards, items with the bit drop out wherever
     * others are without it.
     *
     *
     * @param scratch room for 32 words, of no value before and after
     */
    public static long fewest(long items, long[] words, int from, int to, long[] scratch) {
        long c0 = 0;
        long c1 = 0;
        long c2 = 0;
        long c3 = 0;
        long c4 = 0;
        long c5 = 0;
        long many = 0;
        for (int i = from; i < to; i++) {
            long carry0 = words[i];
            long carry1 = c0 & carry0;
            c0 ^= carry0;
            long carry2 = c1 & carry1;
            c1 ^= carry1;
            long carry3 = c2 & carry2;
            c2 ^= carry2;
            if (carry3 != 0) {
                long carry4 = c3 & carry3;
                c3 ^= carry3;
                long carry5 = c4 & carry4;
                c4 ^= carry4;
                many |= c5 & carry5;
                c5 ^= carry5;
            }
        }
        long left = items & ~many;
        if (left == 0) {
            return fewestOfMany(items, words, from, to, scratch);
        }
        left = withoutIfAny(left, c5);
        left = withoutIfAny(left, c4);
        left = withoutIfAny(left, c3);
        left = withoutIfAny(left, c2);
        left = withoutIfAny(left, c1);
        return withoutIfAny(left, c0);
    }

    private static long fewestOfMany(long items, long[] words, int from, int to, long[] counter) {
        Arrays.fill(counter, 0);
        for (int i = from; i < to; i++) {
            count(words[i], counter);
        }
        long left = items;
        for (int b = counter.length - 1; b >= 0; b--) {
            left = withoutIfAny(left, counter[b]);
        }
        return left;
    }

    /** Adds 1 to the counters of some items: word b of {@code counter} holds bit b of the counters of 64 items. */
    static void count(long items, long[] counter) {
        long carry = items;
        for (int b = 0; carry != 0; b++) {
            long sum = counter[b] ^ carry;
            carry &= counter[b];
            counter[b] = sum;
        }
    }
}
