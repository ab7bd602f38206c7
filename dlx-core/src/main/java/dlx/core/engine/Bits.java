package dlx.core.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Sets of numbers, sets of items as bits, and counters of items, bit-sliced: word b has bit b of the counters of 64
 * items.
 */
public final class Bits {

    private Bits() {}

    /** Returns the set of some numbers. */
    public static BitSet setOf(int... numbers) {
        BitSet set = new BitSet();
        IntStream.of(numbers).forEach(set::set);
        return set;
    }

    /** Returns the items that are not in {@code others}, or all items if all are. */
    public static long withoutIfAny(long items, long others) {
        long left = items & ~others;
        return left != 0 ? left : items;
    }

    /**
     * Returns the given items, at least one, that occur in the fewest words of a range. Counts up to 63 words per item
     * in one pass, without memory; a second pass follows if every item occurs in more words.
     *
     * <p>The counters of 64 items are added up at a time, with carries from slice to slice. A carry out of the last
     * slice marks an item as too frequent. Then, from the highest bit downwards, items with the bit are dropped if
     * there are items without it.
     *
     * @param items the items to compare, as bits
     * @param words sets of items, of which those from index {@code from} to {@code to - 1} are counted
     * @param scratch 32 words for the second pass; their values before and after are meaningless
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
